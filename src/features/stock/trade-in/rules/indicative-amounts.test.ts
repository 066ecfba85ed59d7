import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { defaultTradeInSettings, vehicleConditions } from '#features/finance/finance/rules.ts'
import { cents, rand } from '#platform/money.ts'
import { indicativeAmounts } from './indicative-amounts.ts'
import { lossPerKilometre } from './loss-per-kilometre.ts'

const subject = { model: 'Hilux 2.8', mileage: 60_000, condition: 'excellent' } as const

/** Vehicles of a model with these prices in rand, all at the mileage of the subject. */
const priced = (prices: readonly number[], model = 'Hilux 2.8') =>
  prices.map((price, index) => ({ id: `${model} ${index}`, model, mileage: 60_000, price: rand(price) }))

const eight = [350_000, 300_000, 400_000, 310_000, 320_000, 380_000, 330_000, 360_000]

const amountsOf = (...input: Parameters<typeof indicativeAmounts>) => indicativeAmounts(...input)?.amounts

describe('the indicative value of a vehicle', () => {
  // Quartiles R 315 000 and R 370 000; divided by 1.15 they are R 273 913 and R 321 739.
  it.each([
    ['excellent', 273, 321],
    // Less 5 %: R 260 217 and R 305 652.
    ['good', 260, 305],
    // Less 12 %: R 241 043 and R 283 130.
    ['average', 241, 283],
    // Less 25 %: R 205 434 and R 241 304.
    ['poor', 205, 241],
  ] as const)('in %s condition is R %i 000 to R %i 000', (condition, from, to) => {
    const found = indicativeAmounts({ ...subject, condition }, priced(eight), defaultTradeInSettings)
    expect(found).toMatchObject({ amounts: [rand(from * 1000), rand(to * 1000)], basis: 'model' })
    expect(found?.comparables).toHaveLength(8)
  })

  it('does not exist with seven vehicles', () => {
    expect(indicativeAmounts(subject, priced(eight.slice(0, 7)), defaultTradeInSettings)).toBeNull()
  })

  it('does not exist when less than R 1 000 is left', () => {
    expect(indicativeAmounts(subject, priced(Array(8).fill(1_100)), defaultTradeInSettings)).toBeNull()
  })

  it('is based on the range when the model has fewer than eight', () => {
    const others = [...priced(eight.slice(0, 4)), ...priced(eight.slice(4), 'Hilux 2.0')]
    expect(indicativeAmounts(subject, others, defaultTradeInSettings)).toMatchObject({
      amounts: [rand(273_000), rand(321_000)],
      basis: 'range',
    })
  })

  it('is lower for a higher mileage by what the vehicles themselves lose', () => {
    // Each costs R 2 less for each kilometre: R 300 000 at 60 000 km, so R 260 000 at 80 000 km.
    const others = Array.from({ length: 9 }, (_, index) => {
      const mileage = 45_000 + index * 5_000
      return { id: `${index}`, model: 'Hilux 2.8', mileage, price: rand(420_000 - 2 * mileage) }
    })
    const noDeduction = { ...defaultTradeInSettings, margin: defaultTradeInSettings.deductions.excellent }
    const at = (mileage: number) => amountsOf({ ...subject, mileage }, others, noDeduction)
    expect(at(60_000)).toEqual([rand(300_000), rand(300_000)])
    expect(at(80_000)).toEqual([rand(260_000), rand(260_000)])
  })
})

const vehicle = fc.record({
  mileage: fc.integer({ min: 0, max: 300_000 }),
  price: fc.integer({ min: 3_000_000, max: 150_000_000 }).map(cents),
})
const stock = fc
  .array(vehicle, { minLength: 8, maxLength: 40 })
  .map((vehicles) => vehicles.map((each, index) => ({ ...each, id: `${index}`, model: 'Hilux 2.8' })))
const mileages = fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 300_000 }))

test('never values a vehicle with a higher mileage more', () => {
  fc.assert(
    fc.property(stock, mileages, (others, [one, other]) => {
      const worthAt = (mileage: number) =>
        amountsOf({ ...subject, mileage }, others, defaultTradeInSettings) ?? [0, 0]
      const [less, more] = [worthAt(Math.min(one, other)), worthAt(Math.max(one, other))]
      expect(more[0]).toBeLessThanOrEqual(less[0])
      expect(more[1]).toBeLessThanOrEqual(less[1])
    }),
  )
})

test('never values a vehicle in worse condition more', () => {
  fc.assert(
    fc.property(stock, fc.integer({ min: 0, max: 300_000 }), (others, mileage) => {
      const worth = vehicleConditions.map(
        (condition) =>
          amountsOf({ ...subject, mileage, condition }, others, defaultTradeInSettings) ?? [0, 0],
      )
      for (const index of [0, 1])
        expect(worth.map((amounts) => Number(amounts[index]))).toEqual(
          worth.map((amounts) => Number(amounts[index])).sort((a, b) => b - a),
        )
    }),
  )
})

test('values an excellent vehicle at whole thousands between the lowest and the highest price less 15 %', () => {
  fc.assert(
    fc.property(stock, fc.integer({ min: 0, max: 300_000 }), (others, mileage) => {
      const amounts = amountsOf({ ...subject, mileage }, others, defaultTradeInSettings)
      const prices = others.map(({ price }) => price)
      if (!amounts) throw new Error('There is no value.')
      expect(amounts[0]).toBeGreaterThan(Math.min(...prices) / 1.15 - 100_001)
      expect(amounts[1]).toBeLessThanOrEqual(Math.max(...prices) / 1.15)
      expect(amounts[0]).toBeLessThanOrEqual(amounts[1])
      expect(amounts.map((amount) => amount % 100_000)).toEqual([0, 0])
    }),
  )
})

describe('the loss per kilometre', () => {
  const line = Array.from({ length: 300 }, (_, index) => ({
    mileage: 10_000 + index * 100,
    price: cents(40_000_000 - index * 100 * 150),
  }))

  it('is the slope of vehicles on a line, whatever one odd price says', () => {
    expect(lossPerKilometre(line)).toBe(150)
    expect(lossPerKilometre([...line, { mileage: 10_000, price: rand(9_000_000) }])).toBe(150)
  })

  it('is zero for vehicles of the same mileage, and where a higher mileage costs more', () => {
    expect(lossPerKilometre(line.map(({ price }) => ({ price, mileage: 50_000 })))).toBe(0)
    expect(lossPerKilometre(line.map(({ price, mileage }) => ({ price, mileage: -mileage })))).toBe(0)
  })
})
