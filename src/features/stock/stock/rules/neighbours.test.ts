import { describe, expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import { bySimilarity, comparableSpans, isComparable, isSimilar } from './neighbours.ts'

const subject = {
  id: 'a',
  make: 'Toyota',
  model: 'Hilux 2.8 GD-6',
  range: 'Hilux',
  year: 2021,
  mileage: 100_000,
  bodyType: 'D/C',
  price: rand(400_000),
}
const other = (changes: Partial<typeof subject>) => ({ ...subject, id: 'b', ...changes })

describe('the vehicles comparable with a vehicle', () => {
  it('are at most a year older or newer, and within 30 % of a large mileage', () => {
    expect(comparableSpans(subject)).toEqual({ years: [2020, 2022], mileages: [70_000, 130_000] })
  })

  it('are within 20 000 km of a small mileage', () => {
    expect(comparableSpans({ year: 2024, mileage: 12_000 })).toEqual({
      years: [2023, 2025],
      mileages: [0, 32_000],
    })
  })

  it('do not exist for a vehicle without a year or mileage', () => {
    expect(comparableSpans({ year: null, mileage: 1 })).toBeNull()
    expect(comparableSpans({ year: 2021, mileage: null })).toBeNull()
  })

  it.each([
    ['the same model', {}, true],
    ['another model of the range', { model: 'Hilux 2.4 GD-6' }, true],
    ['another range', { model: 'Fortuner 2.8', range: 'Fortuner' }, false],
    ['another make', { make: 'Isuzu' }, false],
    ['two years older', { year: 2019 }, false],
    ['at the edge of the mileage', { mileage: 130_000 }, true],
    ['beyond the edge of the mileage', { mileage: 130_001 }, false],
    ['the vehicle itself', { id: 'a' }, false],
  ])('include or exclude %s', (_, changes, expected) => {
    expect(isComparable(subject, other(changes))).toBe(expected)
  })

  it('do not include vehicles of the make whose model is as unknown as its own', () => {
    const unnamed = { ...subject, model: '', range: '' }
    expect(isComparable(unnamed, { ...unnamed, id: 'b' })).toBe(false)
    expect(isComparable({ ...unnamed, range: 'Hilux' }, other({ model: '' }))).toBe(true)
  })
})

describe('the vehicles similar to a vehicle', () => {
  it.each([
    ['the range at the lowest price', { price: rand(300_000) }, true],
    ['the range below it', { price: rand(299_990) }, false],
    ['the range at the highest price', { price: rand(500_000) }, true],
    ['the range above it', { price: rand(500_010) }, false],
    ['another range with the same body', { make: 'Isuzu', range: 'D-Max' }, true],
    ['another range with another body', { make: 'Isuzu', range: 'MU-X', bodyType: 'SAV' }, false],
    ['the same body in another spelling', { range: 'D-Max', bodyType: 'Double Cab' }, true],
  ])('include or exclude %s', (_, changes, expected) => {
    expect(isSimilar(subject, other(changes))).toBe(expected)
  })

  it('are those of the range first, then those with the nearest price', () => {
    const vehicles = [
      other({ id: 'far', price: rand(480_000) }),
      other({ id: 'body', range: 'D-Max', price: rand(400_000) }),
      other({ id: 'near', price: rand(390_000) }),
    ]
    expect(vehicles.sort(bySimilarity(subject)).map(({ id }) => id)).toEqual(['near', 'far', 'body'])
  })
})
