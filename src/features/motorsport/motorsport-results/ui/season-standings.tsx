import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Table } from '#ui/content/table.tsx'
import { decimal } from '../rules/decimal.ts'
import { seasonStandings } from '../rules/season-archive.ts'
import type { RoundScore } from '../rules/standings.ts'
import type { Season } from '../season.ts'
import { resultTexts } from '../texts.ts'
import { DriverName } from './driver-name.tsx'

type Props = {
  caption: string
  season: Season
  /** Returns the path of a driver's profile, if there is one. */
  pathOf: (driver: string) => string | null
  language: Language
}

/** The points of a round: in brackets when it is dropped, with a dash when the driver did not take part. */
function Score({ score, notCounted }: { score: RoundScore | undefined; notCounted: string }) {
  if (!score?.tookPart) return '–'
  if (!score.isDropped) return decimal(score.points)
  return (
    <span className="text-ink-2">
      ({decimal(score.points)})<span className="sr-only"> {notCounted}</span>
    </span>
  )
}

/** The standings of a season with the points of every round held so far. */
export function SeasonStandings({ caption, season, pathOf, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  const { rows, isOver } = seasonStandings(season)
  const { counted } = season.scheme
  const entrants = new Map(season.entrants.map((entrant) => [entrant.driver, entrant]))
  const held = fill(texts.roundsHeld, { held: season.rounds.length, planned: season.plannedRounds })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Table
        caption={isOver ? caption : `${caption}, ${held}`}
        columns={[
          { id: 'rank', label: texts.rank, cell: ({ rank }) => rank, numeric: true },
          {
            id: 'driver',
            label: texts.driverName,
            cell: ({ driver }) => (
              <DriverName name={entrants.get(driver)?.name ?? driver} path={pathOf(driver)} />
            ),
            isRowHeader: true,
          },
          { id: 'total', label: texts.total, cell: ({ points }) => decimal(points), numeric: true },
          ...season.rounds.map(({ name, day }, index) => ({
            id: `${day} ${name}`,
            label: name,
            cell: ({ rounds }: (typeof rows)[number]) => (
              <Score score={rounds[index]} notCounted={texts.notCounted} />
            ),
            numeric: true,
          })),
          { id: 'team', label: texts.teamName, cell: ({ driver }) => entrants.get(driver)?.team },
        ]}
        rows={rows}
        keyOf={({ driver }) => driver}
        isHighlighted={({ rank, points }) => rank === 1 && points > 0}
      />
      {counted ? <p className="text-ink-2 text-small">{fill(texts.bestRounds, counted)}</p> : null}
    </div>
  )
}
