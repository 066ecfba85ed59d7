import { siteClock } from '#platform/time/site-clock.ts'
import type { Region } from '../dealer.ts'
import { holidaysOf } from './public-holidays.ts'

/** Returns the public holidays of a region in this year and the next one, as ISO days; none without a region. */
export function holidaysAround(region: Region | null): readonly string[] {
  if (region === null) return []
  const year = Number(siteClock().today().slice(0, 4))
  return [year, year + 1].flatMap((each) => holidaysOf(region, each))
}
