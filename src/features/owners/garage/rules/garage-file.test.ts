import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGarage, fortuner, onlyVin } from '../garage.test-support.ts'
import { importCars, putCar, removeCar } from './change-garage.ts'
import { readGarage, writeGarage } from './garage-file.ts'

const file = (cars: unknown, others: object = {}) =>
  JSON.stringify({ kind: 'my-garage', version: 1, cars, ...others })

describe('a garage as a file', () => {
  it('is read as it was written, whatever its cars', () => {
    fc.assert(
      fc.property(anyGarage, fc.boolean(), (cars, indented) => {
        expect(readGarage(writeGarage(cars, indented))).toEqual({ cars, problem: null })
      }),
      { numRuns: 100 },
    )
  })

  it('is never more than a list of cars, and reading never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => file(value)),
        ),
        (text) => {
          const { cars, problem } = readGarage(text)
          expect(cars === null).toBe(problem !== null)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('may begin with a byte order mark, and have members that are not known', () => {
    const text = `\uFEFF${file([{ ...fortuner, colour: 'red' }], { savedAt: 1 })}`
    expect(readGarage(text).cars).toEqual([fortuner])
  })

  it('may leave out what is not known', () => {
    const { id, vin } = onlyVin
    expect(readGarage(file([{ id, vin }])).cars).toEqual([onlyVin])
  })

  it.each<[string, string, string]>([
    ['nothing', '', 'notAGarage'],
    ['a picture', '\u0089PNG\r\n', 'notAGarage'],
    ['null', 'null', 'notAGarage'],
    ['a list', '[]', 'notAGarage'],
    ['another file', '{"kind":"playlist","version":1,"cars":[]}', 'notAGarage'],
    ['cars that are no list', file({ length: 1 }), 'notAGarage'],
    ['half of a file', file([fortuner]).slice(0, -5), 'notAGarage'],
    ['more than a garage can be', file([]) + ' '.repeat(100_000), 'notAGarage'],
    ['version 2', file([], { version: 2 }), 'laterVersion'],
    ['version 0', file([], { version: 0 }), 'notAGarage'],
    [
      '21 cars',
      file(Array.from({ length: 21 }, (_, index) => ({ ...fortuner, id: `car0000${index + 10}` }))),
      'tooMany',
    ],
  ])('is refused when it is %s', (_, text, problem) => {
    expect(readGarage(text)).toEqual({ cars: null, problem })
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['neither a model nor a VIN', { ...fortuner, model: null, vin: null }],
    ['a VIN of 16 characters', { ...fortuner, vin: 'AHTFR22G00601234' }],
    ['a VIN with markup', { ...fortuner, vin: '<img src=x>123456' }],
    ['an id that leads elsewhere', { ...fortuner, id: '../../../etc' }],
    ['a code that is an address', { ...fortuner, model: { ...fortuner.model, code: 'a&year=2020' } }],
    ['a range that is an address', { ...fortuner, model: { ...fortuner.model, range: '../x' } }],
    ['a nickname of 41 characters', { ...fortuner, nickname: 'x'.repeat(41) }],
    ['a nickname in two lines', { ...fortuner, nickname: 'A\nB' }],
    ['half of a character', { ...fortuner, nickname: '\uD800' }],
    ['a nickname that is an object', { ...fortuner, nickname: { toString: 'x' } }],
    ['a month that does not exist', { ...fortuner, since: '2024-13' }],
    ['a day that does not exist', { ...fortuner, odometer: { kilometres: 1, on: '2026-02-30' } }],
    ['kilometres as a text', { ...fortuner, odometer: { kilometres: '1', on: '2026-02-20' } }],
    ['negative kilometres', { ...fortuner, odometer: { kilometres: -1, on: '2026-02-20' } }],
    ['too many kilometres', { ...fortuner, odometer: { kilometres: 1e9, on: '2026-02-20' } }],
    ['fractions of kilometres', { ...fortuner, kilometresPerYear: 0.5 }],
    ['a service without a day', { ...fortuner, lastService: { kilometres: 5 } }],
  ])('is refused as a whole when a car has %s', (_, car) => {
    expect(readGarage(file([onlyVin, car]))).toEqual({ cars: null, problem: 'unreadableCar' })
  })

  it('is refused when two cars have the same id', () => {
    expect(readGarage(file([fortuner, { ...onlyVin, id: fortuner.id }])).problem).toBe('unreadableCar')
  })

  it('leaves objects as they are', () => {
    const hostile = file([fortuner]).replace('{', '{"__proto__":{"isAdmin":true},')
    expect(readGarage(hostile).cars).toEqual([fortuner])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })
})

describe('an import', () => {
  it('keeps every car that was there, and is the same when it is repeated', () => {
    fc.assert(
      fc.property(anyGarage, anyGarage, (cars, imported) => {
        const first = importCars(cars, imported)
        if (!first)
          return expect(new Set([...cars, ...imported].map(({ id }) => id)).size).toBeGreaterThan(20)
        const ids = new Set(first.cars.map(({ id }) => id))
        expect(cars.every(({ id }) => ids.has(id))).toBe(true)
        expect(first.cars).toEqual(expect.arrayContaining([...imported]))
        expect(importCars(first.cars, imported)).toEqual({ cars: first.cars, added: 0, changed: 0 })
      }),
      { numRuns: 50 },
    )
  })

  it('counts what it adds and changes', () => {
    const renamed = { ...fortuner, nickname: 'Old faithful' }
    expect(importCars([fortuner], [renamed, onlyVin])).toEqual({
      ...{ cars: [renamed, onlyVin], added: 1, changed: 1 },
    })
  })
})

it('a car is put in its place, and removed', () => {
  const renamed = { ...fortuner, nickname: 'Old faithful' }
  expect(putCar([fortuner, onlyVin], renamed)).toEqual([renamed, onlyVin])
  expect(removeCar([fortuner, onlyVin], fortuner.id)).toEqual([onlyVin])
})
