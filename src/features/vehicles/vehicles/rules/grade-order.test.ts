import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradeLabel, gradeOrder, gradeSlug, sortGrades } from './grade-order.ts'

/** Source: vehicles-and-finance.md §9. */
const specifiedOrder =
  'at, mt, core, circuit, hybrid, xr, x-cite, luxury, plus, vx-l, vx, standard, gr, gr-s, legend, legend-55, ' +
  'mild-hybrid, exclusive, prestige, xs, xi, tx, raider, s-sr, s-sx, zx, gx-r, lwb, slwb, diesel, petrol, delux'
const grades = specifiedOrder.split(', ')

const shuffled = (values: readonly string[]) => fc.shuffledSubarray([...values], { minLength: values.length })

describe('the order of grades', () => {
  it('sorts any shuffled list of the 32 grades into the fixed order (V-228)', () => {
    expect(grades).toHaveLength(32)
    fc.assert(
      fc.property(shuffled(grades), (some) => {
        expect(sortGrades(some)).toEqual(grades)
      }),
    )
  })

  it('sorts unknown grades last, always in the same order (V-228)', () => {
    fc.assert(
      fc.property(shuffled([...grades, 'zebra', 'adventure', '']), (some) => {
        expect(sortGrades(some)).toEqual([...grades, '', 'adventure', 'zebra'])
      }),
    )
  })

  it('accepts labels as well as slugs, and leaves the input unchanged', () => {
    const input = ['Raider', 'LEGEND 55', 'GR-S', 'legend']
    expect(sortGrades(input)).toEqual(['GR-S', 'legend', 'LEGEND 55', 'Raider'])
    expect(input).toEqual(['Raider', 'LEGEND 55', 'GR-S', 'legend'])
  })

  it('accepts a custom order (G-8)', () => {
    expect(sortGrades(['at', 'raider', 'gr'], ['raider', 'gr'])).toEqual(['raider', 'gr', 'at'])
  })
})

describe('names of grades', () => {
  it.each([
    ['GR-S', 'gr-s'],
    ['Legend 55', 'legend-55'],
    [' mild  hybrid ', 'mild-hybrid'],
    ['S/SR', 's-sr'],
    ['X-Cite!', 'x-cite'],
    ['', ''],
  ])('converts %o to the slug %o', (grade, slug) => {
    expect(gradeSlug(grade)).toBe(slug)
  })

  it.each([
    ['gr-s', 'GR-Sport'],
    ['Legend-55', 'Legend 55'],
    ['xi', 'Xi'],
    ['raider', 'Raider'],
    ['night-shade', 'Night Shade'],
  ])('labels %o as %o', (grade, label) => {
    expect(gradeLabel(grade)).toBe(label)
  })

  it('gives every grade of the order its own label (V-227)', () => {
    expect(new Set(gradeOrder.map(gradeLabel)).size).toBe(32)
  })
})
