import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { defaultFinanceSettings } from './settings.ts'
import {
  cardFinanceOf,
  quoteForCard,
  quoteUsedVehicle,
  readCalculation,
  writeCalculation,
} from './used-vehicle-plan.ts'

const settings = defaultFinanceSettings.usedVehicles
const price = rand(269_750)
const choice = (own: Partial<typeof settings.opening>) => ({ ...settings.opening, deposit: rand(0), ...own })

describe('the plan of a used vehicle', () => {
  it.each([
    ['no deposit', choice({}), 5731.39],
    ['a deposit of R 10 000', choice({ deposit: rand(10_000) }), 5518.92],
    [
      'a balloon of 20 %',
      choice({ balloonShare: basisPoints(2000), months: 72, rate: basisPoints(925) }),
      4332.61,
    ],
  ])('has an instalment without a fee for %s (D-139, D-140)', (_title, chosen, expected) => {
    expect(Math.abs(quoteUsedVehicle(price, chosen, settings).instalment / 100 - expected)).toBeLessThan(0.02)
  })

  it.each([
    [rand(0), 96_147.58],
    [rand(100_000), 65_468.56],
  ])('counts interest on the price less a deposit of %s cents (D-143)', (deposit, expected) => {
    const chosen = choice({ deposit, balloonShare: basisPoints(2000), months: 72, rate: basisPoints(925) })
    const { totals } = quoteUsedVehicle(price, chosen, settings)
    expect(Math.abs((totals?.interest ?? 0) / 100 - expected)).toBeLessThan(1)
  })

  it('totals the instalments without a fee (D-142)', () => {
    const { instalment, totals, plan } = quoteUsedVehicle(price, choice({}), settings)
    expect(Math.abs((totals?.instalments ?? 0) - instalment * plan.months)).toBeLessThanOrEqual(plan.months)
    expect(totals?.fees).toBe(0)
  })

  it('has a balloon of the displayed price (D-145)', () => {
    const chosen = choice({ balloonShare: basisPoints(3500) })
    expect(quoteUsedVehicle(rand(230_000), chosen, settings).plan.balloon).toBe(rand(80_500))
  })

  it.each([
    [230_000, 999_999, 138_000, true],
    [230_000, 138_000, 138_000, false],
    [230_000, 138_001, 138_000, true],
    [14_950, 10_000, 8_970, true],
  ])('for R %s limits a deposit of R %s to R %s (D-133, D-134, D-136)', (of, asked, deposit, capped) => {
    expect(quoteUsedVehicle(rand(of), choice({ deposit: rand(asked) }), settings).deposit).toMatchObject({
      deposit: rand(deposit),
      capped,
    })
  })

  it('has the default settings of the specification (D-128 to D-132, D-137, D-138)', () => {
    expect(settings.terms).toEqual([12, 24, 36, 48, 60, 72])
    expect(settings.rates).toEqual(Array.from({ length: 33 }, (_, index) => 900 + 25 * index))
    expect(settings.balloons).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000])
    expect(settings.opening).toEqual({ months: 60, rate: 1000, balloonShare: 0, deposit: 1_000_000 })
  })

  it('is that of the opened calculator on a card (D-111)', () => {
    const { instalment, totals } = quoteForCard(price, cardFinanceOf({ usedVehicles: settings }))
    expect([Math.floor(instalment / 100), Math.floor((totals?.instalments ?? 0) / 100)]).toEqual([
      5518, 331_135,
    ])
  })
})

describe('the choices of a calculator in a form', () => {
  it('are read as they were written', () => {
    const chosen = choice({ months: 48, rate: basisPoints(1025), deposit: cents(1_234_500) })
    expect(readCalculation(writeCalculation(chosen), settings)).toEqual(chosen)
  })

  it.each([
    '',
    'x',
    '60-1000-0',
    '60-1000-0-x',
    '60--1000-0-0',
    '13-1000-0-0',
    '60-1010-0-0',
    '60-1000-50-0',
  ])('are ignored when they are %j, which is not offered', (text) => {
    expect(readCalculation(text, settings)).toBeNull()
  })
})
