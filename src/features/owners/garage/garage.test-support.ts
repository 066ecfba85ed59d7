import fc from 'fast-check'
import type { Vin } from '#features/owners/recalls/rules.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { GarageCar, Month } from './garage.ts'

/** A Fortuner, with everything known. */
export const fortuner: GarageCar = {
  id: 'a1b2c3d4e5f60718',
  nickname: 'Bakkie',
  model: { code: '57U', name: 'Fortuner 2.8 GD-6 4x4 6AT', range: 'fortuner' },
  vin: 'AHTFR22G006012345' as Vin,
  since: '2024-05',
  odometer: { kilometres: 42_000, on: '2026-11-20' },
  kilometresPerYear: 18_000,
  lastService: { kilometres: 39_600, on: '2026-08-31' },
}

/** A car of which only the VIN is known. */
export const onlyVin: GarageCar = {
  ...{ id: 'ffff000011112222', nickname: null, model: null, vin: 'JTMHV05J704030444' as Vin },
  ...{ since: null, odometer: null, kilometresPerYear: null, lastService: null },
}

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDay)
const reading = fc.record({ kilometres: fc.nat(2_000_000), on: day })
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })
const line = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: maxLength / 4 })
    .filter(
      (text) => text.trim() === text && text !== '' && text.length <= maxLength && !/\p{Cc}/u.test(text),
    )

const vin = fc.stringMatching(/^[0-9A-Z]{17}$/).map((text) => text as Vin)
const model = fc.record({
  code: fc.stringMatching(/^[0-9A-Z]{3}$/),
  name: line(120),
  range: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
})

/** Any car that an owner can enter. */
export const anyCar: fc.Arbitrary<GarageCar> = fc
  .record({
    id: fc.stringMatching(/^[0-9a-f]{16}$/),
    nickname: orNull(line(40)),
    which: fc.oneof(
      fc.record({ model, vin: fc.constant(null) }),
      fc.record({ model: fc.constant(null), vin }),
      fc.record({ model, vin }),
    ),
    since: orNull(day.map((each) => each.slice(0, 7) as Month)),
    odometer: orNull(reading),
    kilometresPerYear: orNull(fc.integer({ min: 1, max: 300_000 })),
    lastService: orNull(reading),
  })
  .map(({ which, ...car }) => ({ ...car, ...which }))

/** Any garage. */
export const anyGarage = fc.uniqueArray(anyCar, { selector: ({ id }) => id, maxLength: 20 })
