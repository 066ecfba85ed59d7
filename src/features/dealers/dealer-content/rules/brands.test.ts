import { describe, expect, it } from 'vitest'
import { isMemberShownForBrand, isShownForBrand } from './brands.ts'

const cases = [
  { name: 'Toyota', brands: ['Toyota'], isShown: true },
  { name: 'Lexus', brands: ['Lexus'], isShown: false },
  { name: 'Toyota and Lexus', brands: ['Lexus', 'Toyota'], isShown: true },
  { name: 'another spelling of Toyota', brands: [' TOYOTA '], isShown: true },
  { name: 'a brand whose name contains Toyota', brands: ['Toyota Material Handling'], isShown: false },
]

describe('content about brands', () => {
  it.each(cases)('shows two of the three fixtures: $name (D-010 to D-013)', ({ brands, isShown }) => {
    expect(isShownForBrand(brands, 'Toyota')).toBe(isShown)
  })

  it('hides content without brands (D-013)', () => {
    expect(isShownForBrand([], 'Toyota')).toBe(false)
  })

  it.each(cases)('shows a member of a team for $name alike (D-014)', ({ brands, isShown }) => {
    expect(isMemberShownForBrand(brands, 'Toyota')).toBe(isShown)
  })

  it('shows a member without brands (D-014)', () => {
    expect(isMemberShownForBrand([], 'Toyota')).toBe(true)
  })
})
