import { describe, expect, it } from 'vitest'
import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { breakEven, findPair } from './break-even.ts'
import { incomeFor } from './income.ts'

describe('the break-even of a hybrid', () => {
  it('is in the month that completes the difference', () => {
    // R 35 000 at R 792 a month are 44,2 months; 45 months of 1 500 km are 67 500 km.
    expect(breakEven(rand(35_000), rand(792), 1_500)).toEqual({
      ...{ kind: 'after', months: 45, kilometres: 67_500 },
    })
    expect(breakEven(rand(7_920), rand(792), 1_500)).toMatchObject({ months: 10 })
  })

  it('is at once when the hybrid costs no more, and never when its fuel saves nothing', () => {
    expect(breakEven(rand(0), rand(1), 1_500)).toEqual({ kind: 'atOnce' })
    expect(breakEven(cents(-1), cents(-1), 1_500)).toEqual({ kind: 'atOnce' })
    expect(breakEven(cents(1), cents(0), 1_500)).toEqual({ kind: 'never' })
  })
})

describe('the pair of a hybrid and a petrol model', () => {
  type Model = Pick<VehicleModel, 'name' | 'fuelType' | 'driveSystem'>
  const model = (name: string, fuelType: Model['fuelType']): Model => ({
    name,
    fuelType,
    driveSystem: 'Front',
  })
  const xs = model('Corolla 2.0 XS CVT', 'Petrol')
  const xr = model('Corolla 2.0 XR CVT', 'Petrol')
  const xsHybrid = model('Corolla 1.8 XS Hybrid CVT', 'Hybrid')
  const grSport = model('Corolla 1.8 GR-Sport Hybrid CVT', 'Hybrid')
  const models = [xs, xr, xsHybrid, grSport]

  it('has the same equipment, whichever of the two is asked for', () => {
    expect(findPair(xsHybrid, models)).toEqual({ hybrid: xsHybrid, petrol: xs })
    expect(findPair(xs, models)).toEqual({ hybrid: xsHybrid, petrol: xs })
  })

  it('does not exist without a sibling, with another drive, or for a diesel', () => {
    expect(findPair(grSport, models)).toBeNull()
    expect(findPair(xr, models)).toBeNull()
    expect(findPair({ ...xsHybrid, driveSystem: null }, models)).toBeNull()
    expect(findPair(model('Corolla 2.0 XS 6MT', 'Diesel'), models)).toBeNull()
  })
})

describe('the income of an instalment', () => {
  it.each([
    // A fifth of R 47 061,65, in hundreds of rand upwards.
    [941_233, 4_710_000],
    // A fifth of R 47 000 exactly.
    [940_000, 4_700_000],
  ])('is named for %i cents', (instalment, expected) => {
    expect(incomeFor(cents(instalment), basisPoints(2_000))).toBe(expected)
  })

  it('is unknown for a share of nothing', () => {
    expect(incomeFor(cents(940_000), basisPoints(0))).toBeNull()
  })
})
