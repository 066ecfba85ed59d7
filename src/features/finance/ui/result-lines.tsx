import { type Cents, formatPrice } from '#platform/money.ts'

export type ResultLine = readonly [label: string, value: string]

/** Dashes stand for the totals of a plan that needs no payment. */
export function shownTotal(amount: Cents | undefined): string {
  return amount === undefined ? '–' : formatPrice(amount)
}

/** Figures of a result with their labels, a line each, on dark ground. */
export function ResultLines({ lines, className }: { lines: readonly ResultLine[]; className: string }) {
  return (
    <dl className={`grid grid-cols-1 ${className}`}>
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-6 border-night-line border-t py-3"
        >
          <dt className="min-w-0 text-night-2">{label}</dt>
          <dd className="figures whitespace-nowrap font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
