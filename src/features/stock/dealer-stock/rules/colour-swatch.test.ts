import { expect, it } from 'vitest'
import { colourGroups } from '#features/stock/stock/rules.ts'
import { swatchOf } from './colour-swatch.ts'
import { optionValue } from './stock-groups.ts'

it('has a swatch of its own for every colour, and a neutral one for the unknown (D-246)', () => {
  const swatches = colourGroups.map((label) => swatchOf(optionValue(label)))
  expect(swatches.at(-1)).toBeNull()
  expect(new Set(swatches.slice(0, -1)).size).toBe(11)
  expect(swatches.slice(0, -1)).not.toContain(null)
})
