import { describe, expect, it } from 'vitest'
import { readChoice } from './choice.ts'
import { inForce } from './in-force.ts'
import { vehicleFacts } from './vehicle-facts.ts'

const codes = ['A7M', 'A7O']

describe('the choice of an owner', () => {
  it('is the first model, 1 500 km a month, Gauteng and inland without a query', () => {
    expect(readChoice({}, codes).chosen).toMatchObject({
      ...{ code: 'A7M', kilometres: 1_500, province: { slug: 'gauteng' }, area: 'inland' },
    })
  })

  it.each(['2500', ' 2 500 ', '2 500 km', '2\u00a0500'])('reads %j as kilometres', (km) => {
    const query = { model: 'a7o', km, province: 'western-cape', fuel: 'coast' }
    expect(readChoice(query, codes)).toMatchObject({
      invalid: [],
      chosen: { code: 'A7O', kilometres: 2_500, province: { name: 'Western Cape' }, area: 'coast' },
    })
  })

  it.each(['', '99', '10001', '-5', '1.5', '1e3', 'many', '0x10'])(
    'rejects %j kilometres and keeps them',
    (km) => {
      const choice = readChoice({ km, province: 'limpopo' }, codes)
      expect(choice).toMatchObject({ invalid: ['km'], chosen: null, entries: { km, province: 'limpopo' } })
    },
  )

  it('names every entry that cannot be used', () => {
    const query = { model: 'ZZZ', km: '1500', province: 'texas', fuel: 'moon' }
    expect(readChoice(query, codes)).toMatchObject({ invalid: ['model', 'province', 'fuel'], chosen: null })
  })
})

describe('figures with a day', () => {
  const source = 'Example'
  const entries = [
    { validFrom: '2026-12-02', source, price: 3 },
    { validFrom: '2026-10-07', source, price: 1 },
    { validFrom: '2026-11-04', source, price: 2 },
  ] as const

  it.each([
    ['2026-11-03', 1],
    ['2026-11-04', 2],
    ['2026-12-01', 2],
    ['2026-12-02', 3],
    // Before the first one.
    ['2026-01-01', 1],
  ] as const)('apply on %s from the latest day that has come', (day, price) => {
    expect(inForce(entries, day).price).toBe(price)
  })
})

describe('the facts of a model', () => {
  const specifications = [
    {
      group: 'All',
      items: [
        { label: 'CO2 emissions', value: '158 g/km' },
        { label: 'Kerb mass', value: '1\u00a0350 kg' },
        { label: 'Wheels', value: '17-inch alloy, 215/60 R17' },
        { label: 'Service plan', value: '6 services / 90 000 km' },
      ],
    },
  ]
  const model = {
    fuelType: 'Petrol',
    fuelConsumption: '6.8',
    bodyType: 'crossover',
    seats: 5,
    specifications,
  } as const

  it('are read from its specification', () => {
    expect(vehicleFacts(model)).toEqual({
      ...{ fuel: 'petrol', consumption: 680, emissions: 158, levyClass: 'passenger' },
      ...{ tare: 1_350, rim: 17, planKilometres: 90_000 },
    })
  })

  it('are unknown where it states none', () => {
    const bare = { ...model, fuelType: null, fuelConsumption: null, bodyType: null, specifications: [] }
    expect(vehicleFacts(bare)).toEqual({
      ...{ fuel: null, consumption: null, emissions: null, levyClass: null },
      ...{ tare: null, rim: null, planKilometres: 0 },
    })
  })

  it.each([
    ['double-cab', 5, 'doubleCab'],
    ['xtra-cab', 4, 'none'],
    ['minibus', 16, 'none'],
    ['minibus', 9, 'passenger'],
    ['minibus', 3, 'none'],
  ] as const)('place a %s with %i seats in its class of the levy', (bodyType, seats, levyClass) => {
    expect(vehicleFacts({ ...model, bodyType, seats }).levyClass).toBe(levyClass)
  })
})
