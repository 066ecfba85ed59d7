import { memo } from 'react'
import { swatchOf } from '../rules/colour-swatch.ts'

/** The swatch of a group of colours; an unknown colour has a neutral one. Source: requirement D-246. */
export const ColourSwatch = memo(function ColourSwatch({ value }: { value: string }) {
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
