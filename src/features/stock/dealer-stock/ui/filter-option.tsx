import { memo } from 'react'
import { swatchOf } from '../rules/colour-swatch.ts'
import type { StockGroup } from '../rules/stock-groups.ts'

/** The swatch of a group of colours; an unknown colour has a neutral one. Source: requirement D-246. */
const ColourSwatch = memo(function ColourSwatch({ value }: { value: string }) {
  const colour = swatchOf(value)
  return (
    <span
      aria-hidden="true"
      data-swatch={value}
      style={colour ? { background: colour } : undefined}
      className={`size-5 flex-none rounded-full border border-field forced-color-adjust-none ${colour ? '' : 'border-dashed bg-raised'}`}
    />
  )
})

type TickProps = {
  group: StockGroup
  value: string
  isChosen: boolean
  isDisabled: boolean
  /** Stays the same from one rendering to the next. */
  onToggle: (group: StockGroup, value: string) => void
}

/** Rendered apart from the count, which changes far more often: updating a field is the slowest part of an option. */
const Tick = memo(function Tick({ group, value, isChosen, isDisabled, onToggle }: TickProps) {
  return (
    <input
      type="checkbox"
      name={group}
      value={value}
      checked={isChosen}
      disabled={isDisabled}
      onChange={() => onToggle(group, value)}
      className="tick"
    />
  )
})

type Props = Omit<TickProps, 'isDisabled'> & {
  label: string
  /** Vehicles that match the selections in all other groups. */
  count: number
}

/**
 * An option of a group with its number of vehicles. One without vehicles cannot be ticked, but can be removed when it is
 * chosen.
 *
 * Source: requirements D-221 to D-223 and D-246.
 */
export const FilterOption = memo(function FilterOption({ label, count, ...tick }: Props) {
  const isDisabled = count === 0 && !tick.isChosen
  return (
    <li>
      <label
        className={`flex min-h-9 items-center gap-3 py-1 pointer-coarse:min-h-11 ${isDisabled ? 'cursor-not-allowed text-ink-2' : ''}`}
      >
        <Tick {...tick} isDisabled={isDisabled} />
        {tick.group === 'colour' ? <ColourSwatch value={tick.value} /> : null}
        <span className="min-w-0 wrap-anywhere">
          {`${label} `}
          <span className="figures text-ink-2">{`(${count})`}</span>
        </span>
      </label>
    </li>
  )
})
