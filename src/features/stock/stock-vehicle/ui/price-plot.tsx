import type { Cents } from '#platform/money.ts'

type Props = {
  /** Prices of the comparable vehicles, in cents. */
  prices: readonly Cents[]
  price: Cents
  spread: readonly [Cents, Cents]
  median: Cents
  /** Describes the plot. */
  label: string
}

const width = 640
const height = 72
const margin = 8

/**
 * The prices of comparable vehicles on a line: a mark for each, a band for the middle half, and the vehicle itself. The
 * list below it has the same figures.
 */
export function PricePlot({ prices, price, spread, median, label }: Props) {
  const lowest = Math.min(price, ...prices)
  const highest = Math.max(price, ...prices)
  const along = (amount: number) =>
    Math.round(margin + ((amount - lowest) / Math.max(1, highest - lowest)) * (width - 2 * margin))
  const [lower, upper] = [along(spread[0]), along(spread[1])]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block h-auto w-full">
      <rect
        x={lower}
        y={18}
        width={Math.max(2, upper - lower)}
        height={36}
        className="fill-raised stroke-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <path
        d={prices.map((amount) => `M${along(amount)} 26v20`).join('')}
        strokeWidth={2}
        className="stroke-ink-2/60 forced-colors:stroke-[CanvasText]"
      />
      <path
        d={`M${along(median)} 14v44`}
        strokeWidth={2}
        strokeDasharray="4 3"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
      />
      <path
        d={`M${along(price)} 4v64`}
        strokeWidth={5}
        className="stroke-accent forced-colors:stroke-[Highlight]"
      />
    </svg>
  )
}
