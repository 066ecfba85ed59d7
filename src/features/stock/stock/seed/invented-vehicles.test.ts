import { describe, expect, it } from 'vitest'
import { bodyTypeLabel } from '../rules/body-type.ts'
import { displayedPrice } from '../rules/displayed-price.ts'
import { stockId } from '../rules/vehicle-address.ts'
import { readStockCatalogue } from './catalogue.ts'
import { dealerAssignment } from './dealer-shares.ts'
import { inventedId, maxInventedVehicles, vehicleInventor } from './invent-vehicle.ts'

const catalogue = await readStockCatalogue()
const now = new Date('2026-11-20T06:00:00Z')
const invent = vehicleInventor(catalogue, now)
const vehicles = Array.from({ length: 6_000 }, (_, index) => invent(index, 'ZA101', index))

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const priced = vehicles.flatMap(({ price, year, mileage, ...rest }) =>
  price !== null && year !== null && mileage !== null ? [{ ...rest, price, year, mileage }] : [],
)

describe('invented vehicles', () => {
  it('are the same each time, and others at another index', () => {
    expect(vehicleInventor(catalogue, now)(17, 'ZA101', 17)).toEqual(vehicles[17])
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(vehicles.length)
  })

  it('have unique ids up to the greatest number of them', () => {
    const ids = new Set(Array.from({ length: maxInventedVehicles }, (_, index) => inventedId(index)))
    expect(ids.size).toBe(maxInventedVehicles)
    expect(stockId.test(inventedId(maxInventedVehicles - 1))).toBe(true)
  })

  it('cost less the older they are, model by model', () => {
    const names = new Map(priced.map(({ model }) => [model, priced.filter((each) => each.model === model)]))
    let compared = 0
    for (const [model, same] of names) {
      const young = same.filter(({ year }) => year >= 2025).map(({ price }) => price)
      const old = same.filter(({ year }) => year <= 2021).map(({ price }) => price)
      if (Math.min(young.length, old.length) < 5) continue
      compared += 1
      expect(median(young), model).toBeGreaterThan(median(old) * 1.2)
    }
    expect(compared).toBeGreaterThan(15)
  })

  it('cost less the more they were driven, in the same year', () => {
    const hilux = priced.filter(({ range, year }) => range === 'Hilux' && year === 2024)
    const model = hilux.filter((each) => each.model === hilux[0]?.model)
    const middle = median(model.map(({ mileage }) => mileage))
    const [low, high] = [
      model.filter((each) => each.mileage < middle),
      model.filter((each) => each.mileage > middle),
    ]
    expect(Math.min(low.length, high.length)).toBeGreaterThan(2)
    expect(median(low.map(({ price }) => price))).toBeGreaterThan(median(high.map(({ price }) => price)))
  })

  it('never cost more than a new one, and are driven believably', () => {
    const newPrices = new Map(catalogue.models.map(({ code, newPrice }) => [code, newPrice]))
    for (const { code, price, model, mileage, year, sales_type: sold } of priced) {
      expect(price, model).toBeLessThan((newPrices.get(code) ?? 0) * 1.05)
      expect(price, model).toBeGreaterThan(25_000_00)
      expect(mileage, model).toBeLessThan(40_000 + (2026 - year) * 30_000)
      if (sold === 'demo') expect(mileage).toBeLessThan(10_000)
      if (sold === 'demo') expect(year).toBeGreaterThanOrEqual(2025)
    }
  })

  it('display a price that ends in 900 rand (D-408)', () => {
    for (const { base_price: base, price } of vehicles) expect(displayedPrice(base)).toBe(price)
    for (const { price } of priced) expect(price % 100_000).toBe(90_000)
  })

  it('have every certification, sales type and body type of the filters, and some missing values (D-243)', () => {
    const valuesOf = (key: 'certification' | 'sales_type') => new Set(vehicles.map((each) => each[key]))
    expect(valuesOf('certification')).toEqual(new Set(['twab', 'twa1', '']))
    expect(valuesOf('sales_type')).toEqual(new Set(['demo', 'used']))
    const bodies = new Set(vehicles.map(({ body_type: body }) => bodyTypeLabel(body)))
    for (const body of ['Hatchback', 'Station Wagon', 'Sedan', 'Convertible', 'SUV', 'Mini Bus'])
      expect(bodies).toContain(body)
    for (const key of ['year', 'mileage', 'price'] as const)
      expect(vehicles.filter((each) => each[key] === null).length, key).toBeGreaterThan(5)
  })
})

describe('the dealers of invented vehicles', () => {
  it('are the same each time; without dealers there are none', () => {
    const codes = Array.from({ length: 119 }, (_, index) => `D${index}`)
    const [one, other] = [dealerAssignment(codes), dealerAssignment(codes)]
    expect(Array.from({ length: 50 }, (_, index) => one(index))).toEqual(
      Array.from({ length: 50 }, (_, index) => other(index)),
    )
    expect(() => dealerAssignment([])).toThrow(RangeError)
    expect(dealerAssignment(['only'])(7)).toBe('only')
  })
})
