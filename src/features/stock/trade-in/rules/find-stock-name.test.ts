import { describe, expect, it } from 'vitest'
import { findStockName } from './find-stock-name.ts'
import { stockSuggestions } from './stock-suggestions.ts'

const name = (make: string, range: string, model: string, count = 10) => ({ make, range, model, count })

const names = [
  name('Toyota', 'Hilux', 'Hilux 2.8 GD-6 Raider'),
  name('Toyota', 'Corolla', 'Corolla 1.8 XS'),
  name('Toyota', 'Corolla Quest', 'Corolla Quest 1.8 Plus'),
  name('Toyota', 'Corolla Cross', 'Corolla Cross 1.8 XS'),
  name('Mercedes-Benz', 'C-Class', 'C 200'),
  name('Citroën', 'C3', 'C3 1.2 Feel'),
  name('TOYOTA', 'HILUX', 'HILUX 2.8 GD-6 RAIDER', 1),
]

const find = (make: string, model: string) => findStockName({ make, model }, names)

describe('what a visitor writes', () => {
  it.each([
    ['Toyota', 'Corolla Quest', 'Corolla Quest', ''],
    [' toyota ', 'COROLLA  quest', 'Corolla Quest', ''],
    ['Toyota', 'Toyota Corolla-Quest', 'Corolla Quest', ''],
    ['Toyota', 'Corolla', 'Corolla', ''],
    ['Toyota', 'quest', 'Corolla Quest', ''],
    ['toyota', 'corolla quest 1.8 plus', 'Corolla Quest', 'Corolla Quest 1.8 Plus'],
    ['Toyota', 'Corolla Quest 1.8 Prestige', 'Corolla Quest', ''],
    ['Toyota', 'hilux 2.8 gd 6 raider', 'Hilux', 'Hilux 2.8 GD-6 Raider'],
    ['mercedes', 'C-Class C 200', 'C-Class', 'C 200'],
    ['Mercedes Benz', 'c class', 'C-Class', ''],
    ['citroen', 'c3', 'C3', ''],
  ])('%s %s is found as %s %s', (make, model, range, found) => {
    expect(find(make, model)).toMatchObject({ range, model: found })
  })

  it.each([
    ['Toyota', ''],
    ['Toyota', 'toyota'],
    ['', 'Hilux'],
    ['Lada', 'Niva'],
    ['Toyota', 'Coroll'],
    // Several ranges have these words.
    ['Toyota', 'XS'],
  ])('%s %s is not found', (make, model) => {
    expect(find(make, model)).toBeNull()
  })

  it('is found in the most frequent of several spellings', () => {
    expect(find('TOYOTA', 'HILUX')).toEqual({ make: 'Toyota', range: 'Hilux', model: '' })
  })
})

it('suggests each make and range once, in alphabetical order', () => {
  expect(stockSuggestions(names)).toEqual([
    { make: 'Citroën', ranges: ['C3'] },
    { make: 'Mercedes-Benz', ranges: ['C-Class'] },
    { make: 'Toyota', ranges: ['Corolla', 'Corolla Cross', 'Corolla Quest', 'Hilux'] },
  ])
})
