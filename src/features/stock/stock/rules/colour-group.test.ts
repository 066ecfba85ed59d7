import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourGroup, colourGroups } from './colour-group.ts'

describe('the groups of colours', () => {
  it('are these twelve, in this order (D-245)', () => {
    expect(colourGroups).toEqual([
      ...['White', 'Silver/Grey', 'Dark Grey', 'Khaki', 'Black', 'Blue', 'Red', 'Bronze', 'Brown/Beige'],
      ...['Gold/Cream', 'Orange', 'TBC'],
    ])
  })

  it.each([
    ['Dark Grey', 'Dark Grey'],
    ['dark grey metallic', 'Dark Grey'],
    ['Silver', 'Silver/Grey'],
    ['Celestial Grey', 'Silver/Grey'],
    ['Gray', 'Silver/Grey'],
    ['GLACIER WHITE', 'White'],
    ['Attitude Black Mica', 'Black'],
    ['Nebula Blue', 'Blue'],
    ['Inferno Red', 'Red'],
    ['Avantgarde Bronze', 'Bronze'],
    ['Sand Beige', 'Brown/Beige'],
    ['Champagne', 'Gold/Cream'],
    ['Inca Orange', 'Orange'],
    ['Zyx', 'TBC'],
    ['', 'TBC'],
    ['tbc', 'TBC'],
  ])('hold "%s" in %s (D-247)', (colour, group) => {
    expect(colourGroup(colour)).toBe(group)
  })

  it('hold the name of a group in that group, in any case (D-247)', () => {
    for (const group of colourGroups) {
      expect(colourGroup(group)).toBe(group)
      expect(colourGroup(` ${group.toUpperCase()} `)).toBe(group)
    }
  })

  it('hold every text in one of them (D-247)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(colourGroups).toContain(colourGroup(text))
      }),
    )
  })
})
