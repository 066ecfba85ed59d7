import { describe, expect, it } from 'vitest'
import { contrastRatio, isColour } from './contrast.ts'

describe('contrastRatio, against figures from WCAG and its tools', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#123456', '#123456', 1],
  ])('rates %s on %s as %f', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })
})

it('accepts as a colour only a hash and six hex digits', () => {
  expect(['#102030', '#AbCdEf'].every(isColour)).toBe(true)
  expect(['102030', '#123', '#12345g', 'red', '', null, undefined].some(isColour)).toBe(false)
})
