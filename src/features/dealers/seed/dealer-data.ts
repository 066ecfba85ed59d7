import type { RequiredDataFromCollectionSlug } from 'payload'
import type { DealerService } from '../dealer.ts'
import { openingDays } from '../rules/opening-hours.ts'
import type { SeedDealer, SeedHours } from './schema.ts'

/** What a dealer of the content refers to, found in the CMS or in the file's own lists. */
export type References = {
  readonly region: number
  readonly group: number | undefined
  readonly colour: number
  readonly hours: SeedHours
  readonly services: readonly DealerService[]
}

const addresses = (list: readonly string[] = []) => list.map((email) => ({ email }))

function operatingHours(hours: SeedHours) {
  const { weekdays, saturday, sunday, publicHolidays } = hours
  const others = { Saturday: saturday, Sunday: sunday, 'Public Holidays': publicHolidays } as const
  return openingDays.map((day) => {
    const open = day in others ? others[day as keyof typeof others] : weekdays
    const [startTime = null, endTime = null] = open ?? []
    return { day, hoursInformation: { startTime, endTime, isClosed: open === null } }
  })
}

/** A dealer as it is stored. */
export function dealerData(
  dealer: SeedDealer,
  { region, group, colour, hours, services }: References,
): RequiredDataFromCollectionSlug<'dealers'> {
  const { contact, recipients, picture, hours: _nameOfWeek, ...facts } = dealer
  return {
    ...facts,
    region,
    group: group ?? null,
    services: [...services],
    operatingHours: operatingHours(hours),
    sideImage: { source: 'illustration', vehicle: picture.vehicle, colour, scene: picture.scene },
    contactName: contact.name,
    position: contact.position,
    generalEnquiryRecipients: addresses(recipients?.general),
    automarkRecipients: addresses(recipients?.usedVehicles),
    oneAdsRecipients: addresses(recipients?.specials),
    tradeInRecipients: addresses(recipients?.tradeIns),
    _status: 'published',
  }
}
