import { describe, expect, it } from 'vitest'
import { suggestPlaces } from './suggest-places.ts'

describe('suggestPlaces', () => {
  it.each([
    ['Johanisburk', 'Johannesburg'],
    ['pitermarisburg', 'Pietermaritzburg'],
    ['potchestrum', 'Potchefstroom'],
    ['Amansimtothi', 'Amanzimtoti'],
    ['port elisabet', 'Gqeberha'],
  ])('suggests for %s first %s', (text, name) => {
    expect(suggestPlaces(text, 3)[0]).toBe(name)
  })

  it('suggests nothing for a text that looks like no place', () => {
    expect(suggestPlaces('xyzzy', 3)).toEqual([])
    expect(suggestPlaces('', 3)).toEqual([])
  })

  it('suggests no more than asked for, each name once', () => {
    const suggested = suggestPlaces('wynburgh', 3)
    expect(suggested.length).toBeLessThanOrEqual(3)
    expect(new Set(suggested).size).toBe(suggested.length)
  })
})
