import { describe, expect, it } from 'vitest'
import { basisPoints, formatPrice, rand, wholeRand } from '#platform/money.ts'
import { type FutureDriveChoice, quoteFutureDrive } from './future-drive.ts'
import { defaultFinanceSettings } from './settings.ts'

const { fees, futureDrive } = defaultFinanceSettings
const choice: FutureDriveChoice = { months: 48, rate: basisPoints(1200), deposit: rand(0) }

function quoteOf(price: number, factor: number, change: Partial<FutureDriveChoice> = {}) {
  const quote = quoteFutureDrive(
    rand(price),
    { ...choice, ...change },
    basisPoints(factor),
    futureDrive,
    fees,
  )
  if (!quote.available) throw new Error('The FutureDrive plan is not available.')
  return quote
}

describe('a FutureDrive plan', () => {
  it('guarantees R 257 500, which is 51.5 %, for R 500 000 at a factor of 0.515 (V-059)', () => {
    const { guaranteedValue, share, quote } = quoteOf(500_000, 5150)
    expect([guaranteedValue, share, quote.plan.balloon]).toEqual([25_750_000, 5150, 25_750_000])
  })

  it('rounds the guaranteed value half up to the cent (F-3)', () => {
    expect(quoteOf(123_457, 5150).guaranteedValue).toBe(6_358_036)
    expect(
      quoteFutureDrive(
        rand(1),
        { ...choice, deposit: rand(0) },
        basisPoints(5050),
        { ...futureDrive, terms: [48] },
        fees,
      ),
    ).toMatchObject({ guaranteedValue: 51 })
  })

  it('caps the deposit at 15 % of the price, also after the price falls (V-060)', () => {
    expect(quoteOf(352_800, 5000, { deposit: rand(100_000) }).deposit).toEqual({
      deposit: 5_292_000,
      capped: true,
      cap: 5_292_000,
    })
    expect(quoteOf(300_000, 5000, { deposit: rand(52_920) }).deposit).toMatchObject({
      deposit: 4_500_000,
      capped: true,
    })
  })

  it('adds R 69 to the payment of R 7 766.77 and leaves the initiation fee out of the instalment (V-066, F-2)', () => {
    const { quote } = quoteOf(500_000, 5000, { deposit: rand(50_000) })
    expect(quote.instalment).toBe(776_677 + 6900)
    expect(quote.totals?.fees).toBe(48 * 6900 + 120_750)
  })

  it('is available only for terms of 36 and 48 months (V-055, V-056, F-4)', () => {
    for (const months of [12, 24, 60, 72]) {
      expect(
        quoteFutureDrive(rand(500_000), { ...choice, months }, basisPoints(5000), futureDrive, fees),
      ).toEqual({ available: false })
    }
    expect([36, 48].map((months) => quoteOf(500_000, 5000, { months }).available)).toEqual([true, true])
  })
})

describe('the FutureDrive saving (F-4)', () => {
  it('is measured against 72 months, 40 % balloon and 12 %, whatever rate is chosen (V-063)', () => {
    const dear = quoteOf(500_000, 5000, { rate: basisPoints(1700), deposit: rand(50_000) })
    expect(dear.comparison.plan).toEqual({
      price: 50_000_000,
      deposit: 5_000_000,
      balloon: 20_000_000,
      rate: 1200,
      months: 72,
    })
    expect(dear.comparison).toEqual(quoteOf(500_000, 6000, { deposit: rand(50_000), months: 36 }).comparison)
    // R 69 a month on 72 instalments, and the initiation fee.
    expect(dear.comparison.totals?.fees).toBe(72 * 6900 + 120_750)
  })

  it('is R 266 284.16 - R 196 804.82 = R 69 479 for R 500 000 over 48 months at 12 % and 0.6 (V-064)', () => {
    const { comparison, quote, interestSaved } = quoteOf(500_000, 6000)
    expect([comparison.totals?.interest, quote.totals?.interest, interestSaved]).toEqual([
      26_628_416, 19_680_482, 6_947_934,
    ])
    expect(interestSaved === null ? 0 : wholeRand(interestSaved)).toBe(69_479)
    expect(formatPrice(interestSaved)).toBe('R\u00a069\u00a0479')
  })

  it('is null when FutureDrive costs as much interest or more (V-065)', () => {
    expect(quoteOf(500_000, 8000, { rate: basisPoints(1700) }).interestSaved).toBeNull()
    const same = { ...futureDrive, terms: [72] }
    const equal = quoteFutureDrive(rand(500_000), { ...choice, months: 72 }, basisPoints(4000), same, fees)
    expect(equal).toMatchObject({ interestSaved: null })
  })

  it('is null, without totals, when the plan needs no payment (F-1, F-4)', () => {
    const { quote, interestSaved } = quoteOf(500_000, 20_000)
    expect([quote.instalment, quote.totals, interestSaved]).toEqual([0, null, null])
  })
})
