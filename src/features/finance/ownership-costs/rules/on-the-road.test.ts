import { describe, expect, it } from 'vitest'
import { cents, rand } from '#platform/money.ts'
import { exampleFacts, exampleFigures, gauteng, westernCape } from './example-figures.test-support.ts'
import { carbonLevy, licenceFee, onTheRoad } from './on-the-road.ts'

const { levy, licenceFees } = exampleFigures

describe('the CO₂ levy', () => {
  it.each([
    // 158 − 95 = 63 g/km at R 146 are R 9 198; VAT of 15 % is R 1 379,70.
    ['a passenger vehicle', 'passenger', 158, 1_057_770],
    // 214 − 175 = 39 g/km at R 195 are R 7 605; VAT is R 1 140,75.
    ['a double cab', 'doubleCab', 214, 874_575],
    ['a passenger vehicle at the threshold', 'passenger', 95, 0],
    ['a hybrid below it', 'passenger', 91, 0],
    ['a single cab', 'none', 214, 0],
  ] as const)('is computed for %s', (_, levyClass, emissions, expected) => {
    expect(carbonLevy({ levyClass, emissions }, levy)).toBe(expected)
  })

  it('is unknown without emissions, but nothing for a vehicle on which none is charged', () => {
    expect(carbonLevy({ levyClass: 'passenger', emissions: null }, levy)).toBeNull()
    expect(carbonLevy({ levyClass: null, emissions: 158 }, levy)).toBeNull()
    expect(carbonLevy({ levyClass: 'none', emissions: null }, levy)).toBe(0)
  })
})

describe('the licence fee', () => {
  it.each([
    ['inside a band', 1_350, 62_400],
    ['at the end of a band', 1_500, 62_400],
    ['above it', 1_501, 78_000],
    ['above every band', 1_751, null],
    ['unknown', null, null],
  ])('follows the tare: %s', (_, tare, expected) => {
    expect(licenceFee(tare, licenceFees, gauteng)).toBe(expected)
  })

  it('differs by province', () => {
    expect(licenceFee(1_350, licenceFees, westernCape)).toBe(75_600)
  })
})

describe('the on-the-road estimate', () => {
  it('adds delivery, registration, plates and the first licence to a price that includes the levy', () => {
    // 464 900 + 5 750 + 300 + 350 + 624
    expect(onTheRoad(rand(464_900), exampleFacts, exampleFigures, gauteng).total).toBe(47_192_400)
  })

  it('adds the levy to a price without it', () => {
    const figures = { ...exampleFigures, levyInPrice: false }
    // 471 924,00 + 10 577,70
    expect(onTheRoad(rand(464_900), exampleFacts, figures, gauteng).total).toBe(48_250_170)
  })

  it('has no total without a price, or without the fee of a licence', () => {
    expect(onTheRoad(null, exampleFacts, exampleFigures, gauteng).total).toBeNull()
    const facts = { ...exampleFacts, tare: null }
    expect(onTheRoad(cents(46_490_000), facts, exampleFigures, gauteng)).toMatchObject({
      licence: null,
      total: null,
    })
  })
})
