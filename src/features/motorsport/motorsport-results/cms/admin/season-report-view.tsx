import type { SeasonReport } from '../../import-report.ts'
import type { StandingChange } from '../../rules/standings-change.ts'
import { kindLabels } from '../kind-labels.ts'

type Part = SeasonReport['rounds'][number]['classifications'][number]

const cell = { padding: '0.25rem 1rem 0.25rem 0', textAlign: 'left' } as const

function PartReport({ round, part }: { round: string; part: Part }) {
  const { kind, drivers, problems, ignored } = part
  return (
    <li>
      <strong>
        {round || 'Round without a name'}, {kindLabels[kind].toLowerCase()}:
      </strong>{' '}
      {drivers === 1 ? '1 driver read.' : `${drivers} drivers read.`}
      {ignored.length > 0 ? ` Columns left out: ${ignored.join(', ')}.` : ''}
      {problems.length > 0 ? ' Please correct:' : ''}
      {problems.length > 0 ? (
        <ul style={{ color: '#8c0c18' }}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** What the change means for a driver: `2 places up, from 31`. */
function changeOf({ rank, points, before }: StandingChange): string {
  if (!before) return 'new'
  const places = before.rank - rank
  const moved = places === 0 ? '' : `${Math.abs(places)} ${places > 0 ? 'up' : 'down'}`
  const scored = points === before.points ? '' : `from ${before.points} points`
  return [moved, scored].filter(Boolean).join(', ')
}

/** The report on the results of a season, and its standings before and after. */
export function SeasonReportView({ report }: { report: SeasonReport }) {
  const { rounds, standings } = report
  return (
    <section className="field-type" aria-label="Report on the results">
      <h3>Report</h3>
      <ul>
        {rounds.flatMap(({ name, classifications }, round) =>
          classifications.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a classification has no id of its own
            <PartReport key={`${round} ${index}`} round={name} part={part} />
          )),
        )}
      </ul>
      {standings.length === 0 ? null : (
        <table>
          <caption style={cell}>Standings with these results, beside the published ones</caption>
          <thead>
            <tr>
              {['Rank', 'Driver', 'Points', 'Change'].map((heading) => (
                <th key={heading} scope="col" style={cell}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <tr key={row.driver}>
                <td style={cell}>{row.rank}</td>
                <th scope="row" style={cell}>
                  {row.name}
                </th>
                <td style={cell}>{row.points}</td>
                <td style={cell}>{changeOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
