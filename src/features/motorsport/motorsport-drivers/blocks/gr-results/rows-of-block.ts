import type { ResultRow } from '#features/motorsport/motorsport-results/index.ts'
import { pictureOf } from '#features/pictures/pictures/index.ts'
import type { BlockOf } from '#features/site/blocks/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Returns the rows that an editor entered. Source: requirement C-101. */
export function rowsOfBlock({ rows }: BlockOf<'grResults'>, language: Language): readonly ResultRow[] {
  return (rows ?? []).map((row, index) => ({
    id: row.id ?? `row-${index}`,
    ...{ rank: row.rank ?? null, points: row.points ?? null, year: row.year ?? null },
    ...{ driverName: row.driverName || null, navigatorName: row.navigatorName || null },
    nationalChampionship: row.nationalChampionship || null,
    ...{ carNumber: row.carNumber || null, teamName: row.teamName || null },
    ...{ regional: row.regional || null, resultTime: row.resultTime || null },
    teamImage: pictureOf(row.teamImage, { language }),
    driverPath: null,
  }))
}
