import type { Season as StoredSeason } from '#cms/payload-types.ts'
import { type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import { seasonOfForm } from '../read/season-of-form.ts'
import type { Season, SeasonLive } from '../season.ts'

/** Returns when results come in; null without live times. */
export function liveOfDocument({
  liveTimes,
  updatedAt,
}: Pick<StoredSeason, 'liveTimes' | 'updatedAt'>): SeasonLive | null {
  const times = (liveTimes ?? []).map(({ from, until }) => ({ from, until }))
  return times.length === 0 ? null : { changedAt: updatedAt, times }
}

/**
 * Returns the season of a document.
 *
 * @throws RangeError when its results cannot be read completely: standings without a driver would be wrong.
 */
export function seasonOfDocument(document: StoredSeason): Season {
  const { season, rounds } = seasonOfForm(document, document.year)
  const [problem] = rounds.flatMap(({ classifications }) =>
    classifications.flatMap(({ problems }) => problems),
  )
  if (problem !== undefined) throw new RangeError(problem)
  const pictures = new Map<string, Picture>()
  for (const { team, picture } of document.teams ?? []) {
    const shown = pictureOf(picture)
    if (shown) pictures.set(team, shown)
  }
  const entrants = season.entrants.map((entrant) => {
    const teamImage = pictures.get(entrant.team)
    return teamImage ? { ...entrant, teamImage } : entrant
  })
  const live = liveOfDocument(document)
  return { ...season, entrants, ...(live && { live }) }
}
