import { memo } from 'react'
import type { BasisPoints } from '#platform/money.ts'
import { Slider } from '#ui/forms/slider.tsx'
import { formatRate } from './format-rate.ts'

type Props = {
  label: string
  /** The positions of the slider. */
  rates: readonly BasisPoints[]
  rate: BasisPoints
  onChange: (rate: BasisPoints) => void
}

/** Selects one of the listed rates. Source: decision F-6. */
export const RateSlider = memo(function RateSlider({ label, rates, rate, onChange }: Props) {
  return (
    <Slider
      label={label}
      valueText={formatRate(rate)}
      steps={rates.length}
      position={rates.indexOf(rate)}
      onMove={(position) => onChange(rates[position] ?? rate)}
    />
  )
})
