import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import type { PointsScheme, ScoredKind, Season } from '../season.ts'
import { grCupSeasons } from './gr-cup.ts'
import { rallySeasons } from './rally.ts'
import { rallyRaidSeasons } from './rally-raid.ts'
import { resultsText } from './results-text.ts'
import { seededSeason } from './seed-season.ts'

const names: Readonly<Record<string, string>> = { 'gr-cup': 'GR Cup', nrc: 'NRC', sarrc: 'SA Rally-Raid' }

const pointsOf = ({ tables }: PointsScheme) =>
  (Object.entries(tables) as [ScoredKind, readonly number[]][]).map(([kind, points]) => ({
    kind,
    table: points.join(' '),
  }))

/** Returns the document of a season. */
export function seasonDocument(season: Season) {
  const { championship, year, scheme, plannedRounds, entrants, rounds } = season
  return {
    name: `${names[championship] ?? championship} ${year}`,
    ...{ championship, year, plannedRounds },
    points: pointsOf(scheme),
    countedRounds: scheme.counted?.best ?? null,
    entrants: entrants.map((entrant) => ({ ...entrant, navigator: entrant.navigator ?? null })),
    rounds: rounds.map(({ name, day, classifications }) => ({
      name,
      day: `${day}T12:00:00.000Z`,
      classifications: classifications.map((part) => ({
        kind: part.kind,
        share: part.share ?? ('full' as const),
        results: resultsText(part, entrants),
      })),
    })),
    _status: 'published' as const,
  }
}

/** Seeds the seasons of the championships: one that is over and one that runs, of each. */
export async function seasonSeeding(): Promise<Seeding> {
  const seasons = [...grCupSeasons, ...rallySeasons, ...rallyRaidSeasons].map(seededSeason)
  return {
    total: seasons.length,
    async run(payload, count) {
      for (const season of seasons) {
        const { championship, year } = season
        const where = { championship: { equals: championship }, year: { equals: year } }
        const { made } = await ensureDocument(payload, 'seasons', where, () => seasonDocument(season))
        count(made)
      }
    },
  }
}
