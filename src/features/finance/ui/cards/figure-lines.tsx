import { memo } from 'react'

export type Line = readonly [label: string, value: string]

type Props = {
  lines: readonly Line[]
  /** How many stand beside each other. */
  className?: string
}

/** Two beside each other where a calculator has the whole width of a larger screen. */
export const inTwoColumns = 'gap-x-14 tablet:max-desktop:grid-cols-2'

/** Drawn anew only when its figure changed. */
const FigureLine = memo(function FigureLine({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-night-line border-t py-2.5">
      <dt className="min-w-0 text-night-2">{label}</dt>
      <dd className="figures ml-auto text-right font-semibold">{value}</dd>
    </div>
  )
})

/** Figures with their names, one below the other, on near-black. */
export function FigureLines({ lines, className = '' }: Props) {
  return (
    <dl className={`grid grid-cols-1 ${className}`}>
      {lines.map(([label, value]) => (
        <FigureLine key={label} label={label} value={value} />
      ))}
    </dl>
  )
}
