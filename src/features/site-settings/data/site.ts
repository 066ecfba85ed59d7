import { z } from 'zod'
import { socialNetworks } from '#platform/social-networks.ts'
import { type Fault, stored } from '#platform/stored-values.ts'
import { outsideAddresses, type SiteSettings } from '../settings.ts'

/** Empty is none. */
const optional = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullable()

const telephone = optional(z.string().regex(/^\+?[0-9][0-9 ()-]{7,20}$/))
const email = optional(z.email())
const address = optional(z.url({ protocol: /^https?$/ }))
const socialLink = z.object({ network: z.enum(socialNetworks), address: z.url({ protocol: /^https?$/ }) })

/**
 * The site's settings from what is stored: what is missing or wrong is none, and nothing is shown for it.
 *
 * @param fault told the path of everything that is wrong.
 */
export function siteSettingsOf(value: unknown, fault: Fault): SiteSettings {
  const root = stored(value, fault)
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
        if (!parsed.success) fault(`socialLinks.${index}`)
        return parsed.data ?? []
      }) ?? [],
    addresses: Object.fromEntries(
      outsideAddresses.map((name) => [name, addresses.take(name, address, null)]),
    ) as SiteSettings['addresses'],
    leadBranches: root.take('leadBranches', z.array(z.string().min(1)).nullable(), null) ?? [],
    switches: { feedbackWidget: root.in('switches').take('feedbackWidget', z.boolean(), false) },
  }
}
