import { type CSSProperties, useId } from 'react'
import { useEarlyInput } from './use-early-input.ts'

type Props = {
  label: string
  /** Formatted value, displayed and read by screen readers: `12,25 %`. */
  valueText: string
  /** Positions are 0 to `steps` − 1. */
  steps: number
  position: number
  onMove: (position: number) => void
}

/** A range input over a list of values. */
export function Slider({ label, valueText, steps, position, onMove }: Props) {
  const id = useId()
  const control = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== position) onMove(valueAsNumber)
  })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className="figures font-semibold">
          {valueText}
        </span>
      </div>
      <input
        ref={control}
        id={id}
        type="range"
        min={0}
        max={steps - 1}
        step={1}
        value={position}
        aria-valuetext={valueText}
        onChange={(event) => onMove(event.target.valueAsNumber)}
        style={{ '--filled': `${steps > 1 ? (position / (steps - 1)) * 100 : 0}%` } as CSSProperties}
        className="slider"
      />
    </div>
  )
}
