import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { planFor } from './calculator.ts'
import { defaultFinanceSettings } from './settings.ts'

const { fees, instalmentCard } = defaultFinanceSettings

describe('the default instalment card', () => {
  it('offers three terms and six balloons (V-035, V-037)', () => {
    expect(instalmentCard.terms).toEqual([48, 60, 72])
    expect(instalmentCard.balloons.map((share) => share / 100)).toEqual([0, 10, 20, 30, 40, 50])
  })

  it('opens with 72 months, 12 %, a balloon of 30 % and no deposit (V-035, V-036, V-037)', () => {
    expect(instalmentCard.opening).toEqual({ months: 72, rate: 1200, balloonShare: 3000, deposit: 0 })
  })

  it('charges R 69 a month and R 1 207,50 once (V-024, V-025, V-350)', () => {
    expect(fees).toEqual({ monthlyAdmin: 6900, initiation: 120_750 })
  })
})

describe('the plan for a choice and a price', () => {
  it('takes the balloon as a share of the price, not of the financed amount (V-038)', () => {
    const choice = {
      months: 60,
      rate: basisPoints(1300),
      balloonShare: basisPoints(2000),
      deposit: rand(40_000),
    }
    expect(planFor(rand(400_000), choice, instalmentCard).plan).toEqual({
      price: 40_000_000,
      deposit: 4_000_000,
      balloon: 8_000_000,
      rate: 1300,
      months: 60,
    })
  })

  it('rounds the balloon half up to the cent (F-3)', () => {
    const choice = { ...instalmentCard.opening, balloonShare: basisPoints(5000) }
    expect(planFor(cents(35_280_001), choice, instalmentCard).plan.balloon).toBe(17_640_001)
  })

  it('caps the deposit and marks it as capped (V-043, F-5)', () => {
    const choice = { ...instalmentCard.opening, deposit: rand(450_000) }
    const { plan, deposit } = planFor(rand(899_000), choice, instalmentCard)
    expect([plan.deposit, deposit.capped]).toEqual([30_000_000, true])
  })

  it('limits the deposit to the requested amount, 60 % of the price and R 300 000 (F-5)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 500_000_000 }),
        (requested, price) => {
          const { plan } = planFor(
            cents(price),
            { ...instalmentCard.opening, deposit: rand(requested) },
            instalmentCard,
          )
          expect(plan.deposit).toBeLessThanOrEqual(Math.min(requested * 100, price * 0.6, 30_000_000))
        },
      ),
    )
  })
})
