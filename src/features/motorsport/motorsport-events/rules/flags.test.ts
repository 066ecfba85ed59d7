import { describe, expect, it } from 'vitest'
import { flagsOf } from './flags.ts'

const found = (location: string, ...countries: string[]) => flagsOf({ location, countries })

describe('the flags of an event', () => {
  it.each([
    ['C-221: no country', 'Loftus Versfeld, Pretoria', []],
    ['C-221: a name inside a word', 'Jerusalema Run, Durban', []],
    ['C-224: Namibia', 'Windhoek, Namibia', ['Namibia']],
    ['C-223: South Africa', 'Cape Town, South Africa', ['South Africa']],
    ['C-223: a country without a flag', 'Nairobi, Kenya', []],
    ['C-225: USA', 'Kansas, USA', ['USA']],
    ['the long name of the USA', 'Kansas, United States', ['USA']],
    ['C-226: Rwanda', 'Kigali, Rwanda', ['Rwanda']],
    ['C-222: vs', 'South Africa vs Namibia', []],
    ['C-222: VS in capitals, with a full stop', 'South Africa VS. Namibia', []],
    ['C-222: vs inside a word', 'Kovsies, South Africa', ['South Africa']],
    ['two countries', 'From South Africa to Namibia', ['South Africa', 'Namibia']],
    ['an accent beside the name', 'Namibiaé', []],
    ['nothing', '', []],
  ])('are found by name: %s', (_, location, expected) => {
    expect(found(location)).toEqual(expected)
  })

  it('come from the countries of the event before its location (C-221)', () => {
    expect(found('Loftus Versfeld, Pretoria', 'South Africa')).toEqual(['South Africa'])
    expect(found('Windhoek, Namibia', 'Rwanda')).toEqual(['Rwanda'])
  })

  it('are shown for the countries of the event even beside the word vs (C-222)', () => {
    expect(found('South Africa vs Namibia', 'South Africa', 'Namibia')).toEqual(['South Africa', 'Namibia'])
  })

  it('never stand in for a country without one (C-223)', () => {
    expect(found('A stage seen from South Africa', 'Saudi Arabia')).toEqual([])
  })
})
