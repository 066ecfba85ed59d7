import type { RequiredDataFromCollectionSlug } from 'payload'
import type { DealerService } from '../dealer.ts'
import { openingDays } from '../rules/opening-hours.ts'
import type { SeedDealer, SeedHours } from './schema.ts'

/** The references of a seeded dealer, resolved to documents of the CMS or lists of the file. */
export type References = {
  readonly region: number
  readonly group: number | undefined
  readonly hours: SeedHours
  readonly services: readonly DealerService[]
}

const emailRows = (list: readonly string[] = []) => list.map((email) => ({ email }))

function operatingHours(hours: SeedHours) {
  const { weekdays, saturday, sunday, publicHolidays } = hours
  const exceptions = { Saturday: saturday, Sunday: sunday, 'Public Holidays': publicHolidays } as const
  return openingDays.map((day) => {
    const open = day in exceptions ? exceptions[day as keyof typeof exceptions] : weekdays
    const [startTime = null, endTime = null] = open ?? []
    return { day, hoursInformation: { startTime, endTime, isClosed: open === null } }
  })
}

/** Returns the document data of a seeded dealer. */
export function dealerData(
  dealer: SeedDealer,
  { region, group, hours, services }: References,
): RequiredDataFromCollectionSlug<'dealers'> {
  const { contact, recipients, picture, hours: _nameOfWeek, ...facts } = dealer
  return {
    ...facts,
    region,
    group: group ?? null,
    services: [...services],
    operatingHours: operatingHours(hours),
    sideImage: { source: 'place', scene: picture.land, sign: dealer.name },
    contactName: contact.name,
    position: contact.position,
    generalEnquiryRecipients: emailRows(recipients?.general),
    automarkRecipients: emailRows(recipients?.usedVehicles),
    oneAdsRecipients: emailRows(recipients?.specials),
    tradeInRecipients: emailRows(recipients?.tradeIns),
    _status: 'published',
  }
}
