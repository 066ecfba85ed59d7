import { memo } from 'react'

export type Line = readonly [label: string, value: string]

type Props = {
  lines: readonly Line[]
  /** Classes for the number of columns. */
  className?: string
}

/** Two columns on screens where a calculator takes the whole width. */
export const inTwoColumns = 'gap-x-14 tablet:max-desktop:grid-cols-2'

/** Memoised, so that only changed figures render again. */
const FigureLine = memo(function FigureLine({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-night-line border-t py-2.5">
      <dt className="min-w-0 text-night-2">{label}</dt>
      <dd className="figures ml-auto text-right font-semibold">{value}</dd>
    </div>
  )
})

/** A list of labelled figures on a near-black background. */
export function FigureLines({ lines, className = '' }: Props) {
  return (
    <dl className={`grid grid-cols-1 ${className}`}>
      {lines.map(([label, value]) => (
        <FigureLine key={label} label={label} value={value} />
      ))}
    </dl>
  )
}
