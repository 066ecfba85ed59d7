import { type InboxSummary, kindLabels } from '#features/enquiries/cms.ts'

const kinds = Object.keys(kindLabels) as (keyof typeof kindLabels)[]
/** The colours also differ in lightness, for users who cannot tell the hues apart. */
const fills: Record<(typeof kinds)[number], string> = {
  vehicle: '#15171a',
  quote: '#b8101f',
  testDrive: '#7d848c',
  contact: '#c9c4ba',
  dealerContact: '#8d6b94',
  usedVehicle: '#3b5b92',
  special: '#3f6fa8',
  financeOffer: '#2f5d50',
  financeQuery: '#a9bfb3',
  subscription: '#e0a84f',
  tradeIn: '#6b4f2a',
  academy: '#d4572a',
  sponsorship: '#14746f',
  citizenship: '#86bcb6',
  merchandise: '#5c2a6b',
  document: '#b5a642',
  serviceBooking: '#4a4e69',
}
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
                return <rect key={kind} x={x} y={top} width={step - gap} height={size} fill={fills[kind]} />
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
              <rect width="10" height="10" fill={fills[kind]} />
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
