import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradeLabel, gradeOrder, gradeSlug, sortGrades } from './grade-order.ts'

/** As §9 lists them. */
const listed =
  'at, mt, core, circuit, hybrid, xr, x-cite, luxury, plus, vx-l, vx, standard, gr, gr-s, legend, legend-55, ' +
  'mild-hybrid, exclusive, prestige, xs, xi, tx, raider, s-sr, s-sx, zx, gx-r, lwb, slwb, diesel, petrol, delux'
const grades = listed.split(', ')

const shuffled = (values: readonly string[]) => fc.shuffledSubarray([...values], { minLength: values.length })

describe('the order of grades', () => {
  it('V-228: has 32 entries, and any shuffled list sorts to it', () => {
    expect(grades).toHaveLength(32)
    fc.assert(
      fc.property(shuffled(grades), (some) => {
        expect(sortGrades(some)).toEqual(grades)
      }),
    )
  })

  it('V-228: unknown grades come last, always in the same order', () => {
    fc.assert(
      fc.property(shuffled([...grades, 'zebra', 'adventure', '']), (some) => {
        expect(sortGrades(some)).toEqual([...grades, '', 'adventure', 'zebra'])
      }),
    )
  })

  it('takes labels as well as slugs, and gives back what it was given', () => {
    const given = ['Raider', 'LEGEND 55', 'GR-S', 'legend']
    expect(sortGrades(given)).toEqual(['GR-S', 'legend', 'LEGEND 55', 'Raider'])
    expect(given).toEqual(['Raider', 'LEGEND 55', 'GR-S', 'legend'])
  })

  it('G-8: may be another one', () => {
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
  ])('%o is the slug %o', (grade, slug) => {
    expect(gradeSlug(grade)).toBe(slug)
  })

  it.each([
    ['gr-s', 'GR-Sport'],
    ['Legend-55', 'Legend 55'],
    ['xi', 'Xi'],
    ['raider', 'Raider'],
    ['night-shade', 'Night Shade'],
  ])('%o is labelled %o', (grade, label) => {
    expect(gradeLabel(grade)).toBe(label)
  })

  it('V-227: every grade of the order has a label of its own', () => {
    expect(new Set(gradeOrder.map(gradeLabel)).size).toBe(32)
  })
})
