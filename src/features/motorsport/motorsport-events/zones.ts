import { timeZone, utcOffset } from '#platform/site/market.ts'
import type { VenueZone } from './event.ts'

/** The zone of an event without one of its own. */
export const homeZone: VenueZone = { name: timeZone, offset: utcOffset }

/**
 * The time zones of venues, by IANA name. None has daylight saving time: an entry in a calendar states one offset for
 * the whole year.
 */
const zones: readonly VenueZone[] = [
  homeZone,
  { name: 'Africa/Gaborone', offset: '+02:00' },
  { name: 'Africa/Kigali', offset: '+02:00' },
  { name: 'Africa/Maputo', offset: '+02:00' },
  { name: 'Africa/Nairobi', offset: '+03:00' },
  { name: 'Africa/Windhoek', offset: '+02:00' },
  { name: 'Asia/Riyadh', offset: '+03:00' },
]

export const zoneNames: readonly string[] = zones.map(({ name }) => name)

/** Returns a zone by its IANA name; that of the site for one that is missing or not in the list. */
export function zoneNamed(name: string | null | undefined): VenueZone {
  return zones.find((zone) => zone.name === name) ?? homeZone
}
