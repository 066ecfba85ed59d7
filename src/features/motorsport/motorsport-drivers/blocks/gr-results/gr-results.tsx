import type { ResultRow } from '#features/motorsport/motorsport-results/index.ts'
import {
  LiveSeasons,
  ResultSection,
  ResultsTable,
  SeasonArchive,
} from '#features/motorsport/motorsport-results/standings.page.tsx'
import { resultTexts } from '#features/motorsport/motorsport-results/texts.ts'
import { pictureOf } from '#features/pictures/pictures/index.ts'
import type { BlockOf, LiveBlockView } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ResultsData } from '../../results-data.ts'

/** Returns the rows that an editor entered. Source: requirement C-101. */
function rowsOfBlock({ rows }: BlockOf<'grResults'>, language: Language): readonly ResultRow[] {
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

/**
 * The standings of a championship by season, and a table of rows that an editor entered.
 *
 * Source: requirements C-098 to C-102 and C-281; decision G-3.
 */
export const GrResults: LiveBlockView<'grResults', ResultsData> = ({ block, context, live }) => {
  const { championship, year, title } = block
  const { language, path } = context
  const texts = resultTexts(language).motorsportResults
  const rows = rowsOfBlock(block, language)
  if (!championship && rows.length === 0) return null
  const data: ResultsData = live.state === 'ready' && championship ? live.data : { seasons: [], profiles: {} }
  const isShown = (season: { readonly championship: string; readonly year: number }) =>
    season.championship === championship && (!year || season.year === year)
  const seasons = data.seasons.filter(isShown)
  const pathOf = (driver: string) => data.profiles[championship ?? '']?.[driver] ?? null
  const failed = Boolean(championship) && live.state === 'failed'
  const { failed: failure, retry } = blockTexts(language).sections
  return (
    <ResultSection block={block} context={context}>
      {failed ? (
        <>
          <p className="text-lead">{failure}</p>
          <p className="mt-4">
            <a href={path} className="target underlined inline-flex min-h-12 items-center">
              {retry}
            </a>
          </p>
        </>
      ) : null}
      {!failed && seasons.length === 0 && rows.length === 0 ? (
        <p className="text-lead">{texts.noResults}</p>
      ) : null}
      <div className="grid min-w-0 grid-cols-1 gap-y-14">
        {seasons.length > 0 ? (
          <div className="min-w-0">
            <LiveSeasons seasons={(data.live ?? []).filter(isShown)} language={language} />
            <SeasonArchive seasons={seasons} pathOf={pathOf} language={language} />
          </div>
        ) : null}
        <ResultsTable
          caption={fill(texts.tableOf, { title: title || texts.results })}
          rows={rows}
          language={language}
        />
      </div>
    </ResultSection>
  )
}
