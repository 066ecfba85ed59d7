import { type InboxSummary, kindColours, kindLabels } from '#features/enquiries/enquiries/cms.ts'

const kinds = Object.keys(kindLabels) as (keyof typeof kindLabels)[]
const width = 560
const height = 140
const gap = 6

const totalOf = ({ counts }: InboxSummary['days'][number]) =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0)
const shortDay = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`

/** A stacked bar chart of enquiries per day and kind, with a table as an accessible alternative. */
export function EnquiryChart({ days }: Pick<InboxSummary, 'days'>) {
  const max = Math.max(1, ...days.map(totalOf))
  const step = width / days.length
  const total = days.reduce((sum, day) => sum + totalOf(day), 0)
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height + 18}`}
        role="img"
        aria-label={`${total} enquiries in ${days.length} days, at most ${max} a day.`}
        style={{ width: '100%', maxWidth: width }}
      >
        {days.map((day, index) => {
          let top = height
          return (
            <g key={day.day}>
              {kinds.map((kind) => {
                const size = (day.counts[kind] / max) * (height - 4)
                top -= size
                const x = index * step + gap / 2
                return (
                  <rect key={kind} x={x} y={top} width={step - gap} height={size} fill={kindColours[kind]} />
                )
              })}
              <text x={index * step + step / 2} y={height + 14} textAnchor="middle" fontSize="10">
                {shortDay(day.day)}
              </text>
            </g>
          )
        })}
        <line x1="0" y1={height} x2={width} y2={height} stroke="currentColor" />
      </svg>
      <p className="site-dashboard__note">
        {kinds.map((kind) => (
          <span key={kind} style={{ marginRight: '1em', whiteSpace: 'nowrap' }}>
            <svg width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" fill={kindColours[kind]} />
            </svg>{' '}
            {kindLabels[kind]}
          </span>
        ))}
      </p>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {kindLabels[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {kinds.map((kind) => (
                  <td key={kind}>{counts[kind]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
