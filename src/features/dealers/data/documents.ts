import type { TypedCollection } from 'payload'
import { pictureOf } from '#features/pictures/index.ts'
import type { Dealer, Region } from '../dealer.ts'
import type { OpeningHours } from '../rules/opening-hours.ts'
import { crmOf, type DealerMail } from '../rules/recipients.ts'
import { type Visibility, visibilityColumns } from '../rules/visibility.ts'

export type DealerDocument = TypedCollection['dealers']
export type RegionDocument = TypedCollection['regions']

/** A region as pages see it. A column nobody has ever set shows what it is about. */
export function regionOf({ name, slug, kind, currency, shows }: RegionDocument): Region {
  const shown = Object.fromEntries(visibilityColumns.map((column) => [column, shows?.[column] !== false]))
  return { name, slug, kind, currency, shows: shown as Visibility }
}

/** A dealer as visitors may know it, from a document read with its region and group. */
export function dealerOf(document: DealerDocument): Dealer {
  const { lat, longitude } = document
  const group = loaded(document.group)
  const region = loaded(document.region)
  const hasPlace = typeof lat === 'number' && typeof longitude === 'number'
  return {
    id: String(document.id),
    name: document.name,
    slug: document.slug,
    supplierCode: document.supplierCode,
    isToyotaSupplier: document.toyotaSupplier === 'Y',
    brands: document.brands ?? [],
    region: region && regionOf(region),
    group: group && { slug: group.slug, title: group.title },
    address: {
      street: document.streetAddress || null,
      suburb: document.suburb || null,
      city: document.city || null,
      postalCode: document.postCode || null,
    },
    coordinates: hasPlace ? { latitude: lat, longitude } : null,
    telephone: document.telephone || null,
    openingHours: (document.operatingHours ?? []).map(openingHoursOf),
    services: document.services ?? [],
    socialLinks: (document.socialLinks ?? []).map(({ network, address }) => ({ network, address })),
    picture: pictureOf(document.sideImage),
  }
}

/** Where a dealer's post goes, from a document read with its private fields. */
export function mailOf(document: DealerDocument): DealerMail {
  return {
    email: document.email || document.emailAddress || null,
    recipients: {
      general: addressesOf(document.generalEnquiryRecipients),
      'used-vehicle': addressesOf(document.automarkRecipients),
      special: addressesOf(document.oneAdsRecipients),
      'trade-in': addressesOf(document.tradeInRecipients),
    },
    toLeadProvider: document.leadProvider === true,
    crm: crmOf(document.crmDelivery, document.crmAddress),
  }
}

type StoredHours = NonNullable<DealerDocument['operatingHours']>[number]

/** A day without both times is closed, whatever else the record says. Source: requirement D-254. */
function openingHoursOf({ day, hoursInformation }: StoredHours): OpeningHours {
  const { startTime, endTime, isClosed } = hoursInformation ?? {}
  return { day, open: isClosed || !startTime || !endTime ? null : { from: startTime, until: endTime } }
}

function addressesOf(list: readonly { email: string }[] | null | undefined): string[] {
  return (list ?? []).map(({ email }) => email)
}

/** A relation that could not be loaded stays a bare id: its target is gone, or not for the public. */
function loaded<Target extends object>(relation: number | Target | null | undefined): Target | null {
  return typeof relation === 'object' ? relation : null
}
