import type { TypedCollection } from 'payload'
import { pictureOf } from '#features/pictures/pictures/index.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { countryOf } from '../countries.ts'
import type { Dealer, Region } from '../dealer.ts'
import type { OpeningHours } from '../rules/opening-hours.ts'
import { crmOf, type DealerMail } from '../rules/recipients.ts'
import { type Visibility, visibilityColumns } from '../rules/visibility.ts'

export type DealerDocument = TypedCollection['dealers']
export type RegionDocument = TypedCollection['regions']
export type HolidayDocument = TypedCollection['publicHolidays']

/**
 * Returns a region from its document. A visibility column that was never set counts as visible.
 *
 * @param holidays all holidays that editors added
 */
export function regionOf(
  { name, slug, kind, currency, shows }: RegionDocument,
  holidays: readonly HolidayDocument[] = [],
): Region {
  const visibility = Object.fromEntries(
    visibilityColumns.map((column) => [column, shows?.[column] !== false]),
  )
  const country = countryOf({ kind, slug })
  const furtherHolidays = holidays
    .filter(({ countries }) => countries.some((code) => code === country))
    .map(({ day, everyYear }) => ({ day: calendarDayOf(new Date(day)), everyYear: everyYear === true }))
  return {
    ...{ name, slug, kind, currency, shows: visibility as Visibility },
    ...(furtherHolidays.length > 0 && { furtherHolidays }),
  }
}

/**
 * Returns the public data of a dealer from a document with populated region and group.
 *
 * @param holidays all holidays that editors added
 */
export function dealerOf(document: DealerDocument, holidays: readonly HolidayDocument[] = []): Dealer {
  const { lat, longitude } = document
  const group = populated(document.group)
  const region = populated(document.region)
  const hasCoordinates = typeof lat === 'number' && typeof longitude === 'number'
  return {
    id: String(document.id),
    name: document.name,
    slug: document.slug,
    supplierCode: document.supplierCode,
    isToyotaSupplier: document.toyotaSupplier === 'Y',
    brands: document.brands ?? [],
    region: region && regionOf(region, holidays),
    group: group && { slug: group.slug, title: group.title },
    address: {
      street: document.streetAddress || null,
      suburb: document.suburb || null,
      city: document.city || null,
      postalCode: document.postCode || null,
    },
    coordinates: hasCoordinates ? { latitude: lat, longitude } : null,
    telephone: document.telephone || null,
    whatsapp: document.whatsapp || null,
    openingHours: (document.operatingHours ?? []).map(openingHoursOf),
    services: document.services ?? [],
    socialLinks: (document.socialLinks ?? []).map(({ network, address }) => ({ network, address })),
    picture: pictureOf(document.sideImage),
  }
}

/** Returns the recipients of a dealer's enquiries from a document with its private fields. */
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

/** A day without both times counts as closed. Source: requirement D-254. */
function openingHoursOf({ day, hoursInformation }: StoredHours): OpeningHours {
  const { startTime, endTime, isClosed } = hoursInformation ?? {}
  return { day, open: isClosed || !startTime || !endTime ? null : { from: startTime, until: endTime } }
}

function addressesOf(list: readonly { email: string }[] | null | undefined): string[] {
  return (list ?? []).map(({ email }) => email)
}

/** Returns a populated relation. One that stays an id was deleted or is not public; it becomes null. */
function populated<Target extends object>(relation: number | Target | null | undefined): Target | null {
  return typeof relation === 'object' ? relation : null
}
