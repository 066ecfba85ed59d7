import { clockOffset } from '#features/dealers/dealers/server.ts'
import { utcOffset } from '#platform/site/market.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { liveSeasonsOn } from '../rules/live-times.ts'
import type { LiveSeason, Season } from '../season.ts'

/** Returns the seasons of which a round runs on a day. */
export function liveSeasons(seasons: readonly Season[], today: CalendarDay): readonly LiveSeason[] {
  const begins = Date.parse(`${today}T00:00:00${utcOffset}`)
  return liveSeasonsOn(seasons, begins).map((season) => ({ ...season, clockOffset: clockOffset() }))
}
