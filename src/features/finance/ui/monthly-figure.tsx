import { type Cents, formatInstalment } from '#platform/money.ts'

/** Breaks between the amount and its unit. */
const unitAt = '\u00a0p/m'

/** A monthly amount in large, its unit small beside it, or below where there is no room. */
export function MonthlyFigure({
  instalment,
  size,
}: {
  instalment: Cents
  size: 'text-instalment' | 'text-figure'
}) {
  const [amount, unit] = formatInstalment(instalment).split(unitAt)
  return (
    <p className={`figures mt-3 ${size}`}>
      {amount}
      <wbr />
      <span className="whitespace-nowrap text-h3 text-night-2">{unit === undefined ? '' : unitAt}</span>
    </p>
  )
}
