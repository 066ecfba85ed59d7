import { describe, expect, it } from 'vitest'
import { readVehicleContent } from './content.ts'
import type { SeedModel } from './schema.ts'

const { models } = await readVehicleContent()

const sellingPrice = (model: SeedModel) => model.specialPrice ?? model.price
const describeModel = (model: SeedModel) => `${model.code} ${model.name}`

describe('prices', () => {
  it.each([
    ['hilux-double-cab', 600_000, 1_150_000],
    ['hilux-xtra-cab', 550_000, 900_000],
    ['hilux-single-cab', 370_000, 720_000],
    ['fortuner', 700_000, 1_150_000],
    ['corolla-cross', 400_000, 600_000],
    ['vitz', 180_000, 270_000],
    ['hiace', 500_000, 1_000_000],
    ['gr-corolla', 880_000, 1_100_000],
    ['toyota-starlet', 220_000, 350_000],
    ['starlet-cross', 280_000, 400_000],
    ['urban-cruiser', 330_000, 460_000],
    ['corolla', 440_000, 620_000],
    ['corolla-hatch', 460_000, 620_000],
    ['corolla-quest', 310_000, 450_000],
    ['rumion', 290_000, 420_000],
    ['rav4', 640_000, 920_000],
    ['land-cruiser-prado', 1_150_000, 1_600_000],
    ['land-cruiser-300', 1_400_000, 2_200_000],
    ['land-cruiser-76', 950_000, 1_150_000],
    ['land-cruiser-79-double-cab', 850_000, 1_050_000],
    ['land-cruiser-79-single-cab', 750_000, 950_000],
    ['quantum', 600_000, 800_000],
    ['gr-yaris', 850_000, 1_000_000],
    ['gr-86', 780_000, 900_000],
    ['gr-supra', 1_400_000, 1_650_000],
  ])('keeps prices of %s in whole rand between R%i and R%i', (slug, min, max) => {
    const priced = models.filter((model) => model.range === slug && model.price !== null)
    expect(priced).not.toHaveLength(0)
    for (const model of priced) {
      const rand = (model.price ?? 0) / 100
      expect(Number.isInteger(rand), describeModel(model)).toBe(true)
      expect(rand, describeModel(model)).toBeGreaterThanOrEqual(min)
      expect(rand, describeModel(model)).toBeLessThanOrEqual(max)
    }
  })

  it('leaves one model without a price, and sets special prices below the regular ones', () => {
    expect(models.filter((model) => model.price === null)).toHaveLength(1)
    const special = models.filter((model) => model.specialPrice !== null)
    expect(special).not.toHaveLength(0)
    for (const model of special)
      expect(model.specialPrice, describeModel(model)).toBeLessThan(model.price ?? 0)
  })

  it('matches the monthly figure over 72 months at 12 % or the offer rate, with a 30 % balloon and R 69 fee', () => {
    for (const model of models) {
      const price = sellingPrice(model)
      if (price === null) {
        expect(model.monthlyFromPrice, describeModel(model)).toBeNull()
        continue
      }
      const annualPercent = (model.offer?.interestRate ?? 1200) / 100
      const payment = paymentLeaving(price * 0.3, price - (model.offer?.deposit ?? 0), annualPercent, 72)
      const difference = Math.abs((model.monthlyFromPrice ?? 0) - (payment + 6_900))
      expect(difference, describeModel(model)).toBeLessThan(100)
    }
  })

  it('takes the price and instalment of an offer from its model, with a deposit the finance card allows', () => {
    const modelsWithOffer = models.filter((model) => model.offer !== undefined)
    expect(modelsWithOffer.length).toBeGreaterThanOrEqual(5)
    for (const model of modelsWithOffer) {
      expect(model.offer?.retailPrice, describeModel(model)).toBe(sellingPrice(model))
      expect(model.offer?.monthlyInstalment, describeModel(model)).toBe(model.monthlyFromPrice)
      const price = sellingPrice(model) ?? 0
      expect(model.offer?.deposit, describeModel(model)).toBeLessThanOrEqual(
        Math.min(30_000_000, price * 0.6),
      )
    }
  })
})

/**
 * Returns the monthly payment in cents that leaves the balloon, found by bisection over a simulated loan.
 */
function paymentLeaving(balloon: number, loan: number, annualPercent: number, months: number): number {
  let [low, high] = [0, loan]
  while (high - low > 0.01) {
    const payment = (low + high) / 2
    let balance = loan
    for (let month = 0; month < months; month += 1) balance += (balance * annualPercent) / 1200 - payment
    if (balance > balloon) low = payment
    else high = payment
  }
  return low
}
