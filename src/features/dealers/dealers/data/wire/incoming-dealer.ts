import { z } from 'zod'
import { list, requiredText, text } from '#platform/service/readable.ts'
import { currencyCode } from '#platform/site/market.ts'
import type { Dealer, Region } from '../../dealer.ts'
import { crmOf, type DealerMail } from '../../rules/recipients.ts'
import { isSameRegion } from '../../rules/region-name.ts'
import { everythingVisible } from '../../rules/visibility.ts'
import { incomingHours } from './incoming-hours.ts'
import { degrees, id } from './read.ts'

const group = z
  .object({ slug: requiredText, title: requiredText })
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

/** Rows with an `email`, as in our own records and the specification, or plain addresses. */
const recipients = list(z.union([z.email(), z.object({ email: z.email() }).transform(({ email }) => email)]))

/** Source: requirements D-089 to D-094. */
const incomingDealer = z.object({
  id,
  name: requiredText,
  slug: requiredText,
  supplierCode: text,
  toyotaSupplier: text,
  brands: list(requiredText),
  province: text,
  group,
  streetAddress: text,
  suburb: text,
  city: text,
  postCode: text,
  lat: degrees,
  longitude: degrees,
  telephone: text,
  /** Beyond the specification. */
  whatsapp: text,
  operatingHours: incomingHours,
  email: text,
  emailAddress: text,
  generalEnquiryRecipients: recipients,
  automarkRecipients: recipients,
  oneAdsRecipients: recipients,
  tradeInRecipients: recipients,
  leadProvider: z.boolean().nullish().catch(null),
  crmDelivery: text,
  crmAddress: text,
})

export type IncomingDealer = z.output<typeof incomingDealer>

/** The dealers of a response, without those that cannot be read. */
export const dealersResponse = z.object({
  docs: z.array(z.unknown()).transform((documents) =>
    documents.flatMap((document) => {
      const parsed = incomingDealer.safeParse(document)
      return parsed.success ? [parsed.data] : []
    }),
  ),
  hasNextPage: z.boolean().nullish().catch(null),
})

/** @param table our own table of regions, which decides the visibility. Source: decision F-12. */
export function dealerFrom(incoming: IncomingDealer, table: readonly Region[]): Dealer {
  const { lat: latitude, longitude } = incoming
  return {
    id: incoming.id,
    name: incoming.name,
    slug: incoming.slug,
    supplierCode: incoming.supplierCode,
    isToyotaSupplier: incoming.toyotaSupplier === 'Y',
    brands: incoming.brands,
    region: incoming.province === null ? null : findRegion(incoming.province, table),
    group: incoming.group,
    address: {
      street: incoming.streetAddress,
      suburb: incoming.suburb,
      city: incoming.city,
      postalCode: incoming.postCode,
    },
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    telephone: incoming.telephone,
    whatsapp: incoming.whatsapp,
    openingHours: incoming.operatingHours,
    services: [],
    socialLinks: [],
    picture: null,
  }
}

/** A region that is not in our table hides nothing. */
function findRegion(name: string, table: readonly Region[]): Region {
  const known = table.find((region) => isSameRegion(region.name, name))
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return known ?? { name, slug, kind: 'province', currency: currencyCode, shows: everythingVisible }
}

/** Returns the recipients of a dealer's enquiries. Never shown to visitors. */
export function mailFrom(incoming: IncomingDealer): DealerMail {
  return {
    email: incoming.email ?? incoming.emailAddress,
    recipients: {
      general: incoming.generalEnquiryRecipients,
      'used-vehicle': incoming.automarkRecipients,
      special: incoming.oneAdsRecipients,
      'trade-in': incoming.tradeInRecipients,
    },
    toLeadProvider: incoming.leadProvider === true,
    crm: crmOf(incoming.crmDelivery, incoming.crmAddress),
  }
}
