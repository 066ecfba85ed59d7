import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { archiveOf, standingRows } from '../rules/season-archive.ts'
import type { Season } from '../season.ts'
import { resultTexts } from '../texts.ts'
import { DriverName } from './driver-name.tsx'
import { ResultsTable } from './results-table.tsx'
import { SeasonStandings } from './season-standings.tsx'

type Props = {
  season: Season
  /** Returns the path of a driver's profile, if there is one. */
  pathOf: (driver: string) => string | null
  language: Language
}

/** The champion or the leader of a season, and how many of its rounds have been held. */
function SeasonSummary({ season, pathOf, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  const [{ isOver, leaders } = { isOver: false, leaders: [] }] = archiveOf([season], season.championship)
  const held = fill(texts.roundsHeld, { held: season.rounds.length, planned: season.plannedRounds })
  return (
    <dl className="mb-8 flex flex-wrap gap-x-12 gap-y-4">
      {leaders.length > 0 ? (
        <div className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-ink-2">{isOver ? texts.champion : texts.leader}</dt>
          <dd className="text-h3 wrap-anywhere">
            {leaders.map(({ driver, name }, index) => (
              <span key={driver}>
                {index > 0 ? ', ' : ''}
                <DriverName name={name} path={pathOf(driver)} />
              </span>
            ))}
          </dd>
        </div>
      ) : null}
      <div className="flex min-w-0 flex-col-reverse justify-end">
        <dt className="text-ink-2">{texts.held}</dt>
        <dd className="figures text-h3">{held}</dd>
      </div>
    </dl>
  )
}

/** A season: who leads it, the standings, and the points of each round behind a summary that works without scripts. */
export function SeasonPanel(props: Props) {
  const { season, pathOf, language } = props
  const texts = resultTexts(language).motorsportResults
  const name = fill(texts.season, { year: season.year })
  return (
    <>
      <SeasonSummary {...props} />
      <ResultsTable
        caption={`${texts.standings}: ${name}`}
        rows={standingRows(season, pathOf)}
        language={language}
      />
      {season.rounds.length > 0 ? (
        <details className="unfolding group mt-6 border-line border-y">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 hover:text-accent-text [&::-webkit-details-marker]:hidden">
            {texts.pointsByRound}
            <Icon
              name="chevron-down"
              className="transition-transform group-open:-scale-y-100 motion-reduce:transition-none print:hidden"
            />
          </summary>
          <div className="pb-6">
            <SeasonStandings
              caption={`${texts.pointsByRound}: ${name}`}
              season={season}
              pathOf={pathOf}
              language={language}
            />
          </div>
        </details>
      ) : null}
    </>
  )
}
