import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fortuner, onlyVin } from '../garage.test-support.ts'
import { type CarEntry, entryFields, entryOfCar, readEntry } from './car-entry.ts'
import { readGarage, writeGarage } from './garage-file.ts'

const today = '2026-11-28'
const blank = entryOfCar(null, today)

const read = (entry: Partial<CarEntry>, model = fortuner.model) =>
  readEntry({ ...blank, ...entry }, { id: fortuner.id, model }, today)

describe('the form about a car', () => {
  it.each([fortuner, onlyVin])('gives back the car that it shows', (car) => {
    expect(readEntry(entryOfCar(car, today), car, today)).toEqual({ car })
  })

  it('needs a model or a VIN, and no more', () => {
    expect(read({}, null)).toEqual({ problems: { model: 'modelOrVin' } })
    expect(read({ vin: ' ahtfr22g006012345 ' }, null)).toMatchObject({ car: { vin: 'AHTFR22G006012345' } })
    expect(read({})).toMatchObject({ car: { model: fortuner.model, vin: null, odometer: null } })
  })

  it.each(['45000', '45 000', '45\u00A0000 km', '45,000', '45.000', ' 45000km '])(
    'reads the kilometres %j',
    (kilometres) => {
      expect(read({ kilometres })).toMatchObject({ car: { odometer: { kilometres: 45_000, on: today } } })
    },
  )

  it.each<[string, Partial<CarEntry>, object]>([
    ['a short VIN', { vin: 'AHTFR22G' }, { vin: 'vin' }],
    ['a month without a year', { month: '05' }, { year: 'month' }],
    ['a year without a month', { year: '2024' }, { month: 'month' }],
    ['a month to come', { month: '12', year: '2026' }, { month: 'future' }],
    ['kilometres with decimals', { kilometres: '45.5' }, { kilometres: 'kilometres' }],
    ['kilometres in words', { kilometres: 'many' }, { kilometres: 'kilometres' }],
    ['too many kilometres', { kilometres: '2000001' }, { kilometres: 'kilometres' }],
    ['kilometres without a day', { kilometres: '5', readOn: '' }, { readOn: 'day' }],
    ['a reading of tomorrow', { kilometres: '5', readOn: '2026-11-29' }, { readOn: 'future' }],
    ['no kilometres a year', { kilometresPerYear: '0' }, { kilometresPerYear: 'perYear' }],
    ['a service without a day', { serviceKilometres: '5' }, { serviceOn: 'day' }],
    ['a service without kilometres', { serviceOn: '2026-11-01' }, { serviceKilometres: 'kilometres' }],
    [
      'an earlier service with more kilometres',
      { kilometres: '5000', serviceKilometres: '6000', serviceOn: '2026-11-01' },
      { serviceKilometres: 'service' },
    ],
  ])('refuses %s', (_, entry, problems) => {
    expect(read(entry)).toEqual({ problems })
  })

  it('never gives a car that cannot be stored and read again', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('', '12', '2024', today),
    )
    const anyEntry = fc.record(Object.fromEntries(entryFields.map((name) => [name, anyText])))
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const result = read({ ...(entry as CarEntry), vin: '' })
        if ('car' in result) expect(readGarage(writeGarage([result.car])).cars).toEqual([result.car])
      }),
      { numRuns: 100 },
    )
  })
})
