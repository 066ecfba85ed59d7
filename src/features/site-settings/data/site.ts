import { z } from 'zod'
import { socialNetworks } from '#platform/social-networks.ts'
import { type Fault, stored } from '#platform/stored-values.ts'
import { outsideAddresses, type SiteSettings } from '../settings.ts'

/** Converts an empty text to null. */
const optional = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullable()

const telephone = optional(z.string().regex(/^\+?[0-9][0-9 ()-]{7,20}$/))
const email = optional(z.email())
const address = optional(z.url({ protocol: /^https?$/ }))
const socialLink = z.object({ network: z.enum(socialNetworks), address: z.url({ protocol: /^https?$/ }) })

/**
 * Converts stored values to site settings. A missing or invalid value becomes null, which is not displayed.
 *
 * @param reportInvalid called with the path of every invalid value.
 */
export function siteSettingsOf(value: unknown, reportInvalid: Fault): SiteSettings {
  const root = stored(value, reportInvalid)
  const contact = root.in('contact')
  const addresses = root.in('addresses')
  return {
    contact: {
      tollFree: contact.take('tollFree', telephone, null),
      international: contact.take('international', telephone, null),
      roadsideAssistance: contact.take('roadsideAssistance', telephone, null),
      financeServices: contact.take('financeServices', telephone, null),
      financeServicesInternational: contact.take('financeServicesInternational', telephone, null),
      supportEmail: contact.take('supportEmail', email, null),
    },
    socialLinks:
      root.take('socialLinks', z.array(z.unknown()).nullable(), null)?.flatMap((link, index) => {
        const parsed = socialLink.safeParse(link)
        if (!parsed.success) reportInvalid(`socialLinks.${index}`)
        return parsed.data ?? []
      }) ?? [],
    addresses: Object.fromEntries(
      outsideAddresses.map((name) => [name, addresses.take(name, address, null)]),
    ) as SiteSettings['addresses'],
    leadBranches: root.take('leadBranches', z.array(z.string().min(1)).nullable(), null) ?? [],
    switches: { feedbackWidget: root.in('switches').take('feedbackWidget', z.boolean(), false) },
  }
}
