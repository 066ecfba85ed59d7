import { z } from 'zod'
import { type ReportInvalid, readStored } from '#platform/documents/stored-values.ts'
import { socialNetworks } from '#platform/site/social-networks.ts'
import { defaultServiceReminderDays, externalAddresses, type SiteSettings } from '../settings.ts'

/** Converts an empty text to null. */
const optional = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullable()

const telephone = optional(z.string().regex(/^\+?[0-9][0-9 ()-]{7,20}$/))
const email = optional(z.email())
const address = optional(z.url({ protocol: /^https?$/ }))
const reminderDays = z.number().int().min(1).max(120)
/** The browser does not embed a page that is not encrypted. */
const secureAddress = optional(z.url({ protocol: /^https$/ }))
const socialLink = z.object({ network: z.enum(socialNetworks), address: z.url({ protocol: /^https?$/ }) })

/**
 * Converts stored values to site settings. A missing or invalid value becomes null, which is not displayed.
 *
 * @param reportInvalid called with the path of every invalid value.
 */
export function parseSiteSettings(value: unknown, reportInvalid: ReportInvalid): SiteSettings {
  const root = readStored(value, reportInvalid)
  const contact = root.group('contact')
  const addresses = root.group('addresses')
  return {
    contact: {
      tollFree: contact.read('tollFree', telephone, null),
      international: contact.read('international', telephone, null),
      roadsideAssistance: contact.read('roadsideAssistance', telephone, null),
      financeServices: contact.read('financeServices', telephone, null),
      financeServicesInternational: contact.read('financeServicesInternational', telephone, null),
      supportEmail: contact.read('supportEmail', email, null),
    },
    socialLinks:
      root.read('socialLinks', z.array(z.unknown()).nullable(), null)?.flatMap((link, index) => {
        const parsed = socialLink.safeParse(link)
        if (!parsed.success) reportInvalid(`socialLinks.${index}`)
        return parsed.data ?? []
      }) ?? [],
    addresses: Object.fromEntries(
      externalAddresses.map((name) => [
        name,
        addresses.read(name, name === 'purchaseSite' ? secureAddress : address, null),
      ]),
    ) as SiteSettings['addresses'],
    leadBranches: root.read('leadBranches', z.array(z.string().min(1)).nullable(), null) ?? [],
    serviceReminderDays:
      root.read('serviceReminderDays', reminderDays.nullable(), null) ?? defaultServiceReminderDays,
    switches: { feedbackWidget: root.group('switches').read('feedbackWidget', z.boolean(), false) },
  }
}
