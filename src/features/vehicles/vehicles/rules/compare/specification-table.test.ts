import { expect, test } from 'vitest'
import type { VehicleModel } from '../../model.ts'
import { specificationTable, summaryTitle } from './specification-table.ts'

const base: Pick<
  VehicleModel,
  'name' | 'grade' | 'engine' | 'transmission' | 'driveSystem' | 'fuelType' | 'fuelConsumption' | 'seats'
> & { range: { name: string } } = {
  ...{
    name: 'Fortuner 2.4',
    range: { name: 'Fortuner' },
    grade: 'gr-s',
    engine: '2.4 GD-6',
    transmission: '6-speed automatic',
  },
  ...{ driveSystem: 'Rear', fuelType: 'Diesel', fuelConsumption: '7.6', seats: 7 },
}
const small = {
  ...base,
  specifications: [
    {
      group: 'Engine',
      items: [
        { label: 'Power', value: '110 kW' },
        { label: 'Torque', value: '400 Nm' },
      ],
    },
    { group: 'Safety', items: [{ label: 'Airbags', value: '7' }] },
  ],
}
const large = {
  ...base,
  ...{ engine: '2.8 GD-6', driveSystem: 'All Wheel' as const, fuelConsumption: null },
  specifications: [
    {
      group: 'Engine',
      items: [
        { label: 'Power', value: '150 kW' },
        { label: 'Boost', value: '48V' },
        { label: 'Torque', value: '500 Nm' },
      ],
    },
    { group: 'Capability', items: [{ label: 'Wading depth', value: '700 mm' }] },
    { group: 'Safety', items: [{ label: 'Airbags', value: '7' }] },
  ],
}

const rowsOf = (title: string, models: Parameters<typeof specificationTable>[0] = [small, large]) =>
  specificationTable(models).find((group) => group.title === title)?.rows

test('lists a value per model in every row, or null when a model does not state one (V-258)', () => {
  expect(rowsOf('Engine')).toEqual([
    { label: 'Power', values: ['110 kW', '150 kW'], differs: true },
    { label: 'Boost', values: [null, '48V'], differs: true },
    { label: 'Torque', values: ['400 Nm', '500 Nm'], differs: true },
  ])
  expect(rowsOf('Capability')).toEqual([{ label: 'Wading depth', values: [null, '700 mm'], differs: true }])
  expect(rowsOf('Safety')).toEqual([{ label: 'Airbags', values: ['7', '7'], differs: false }])
})

test('keeps groups in the order of the models', () => {
  expect(specificationTable([small, large]).map(({ title }) => title)).toEqual([
    summaryTitle,
    'Engine',
    'Capability',
    'Safety',
  ])
})

test('summarises each model in brief, with null for an unknown value', () => {
  expect(rowsOf(summaryTitle)).toEqual([
    { label: 'Grade', values: ['GR-Sport', 'GR-Sport'], differs: false },
    { label: 'Engine', values: ['2.4 GD-6', '2.8 GD-6'], differs: true },
    { label: 'Transmission', values: ['6-speed automatic', '6-speed automatic'], differs: false },
    { label: 'Driven wheels', values: ['Rear', 'All four'], differs: true },
    { label: 'Fuel', values: ['Diesel', 'Diesel'], differs: false },
    { label: 'Combined consumption', values: ['7,6 L/100 km', null], differs: true },
    { label: 'Seats', values: ['7', '7'], differs: false },
  ])
})

test('summarises highlighted specifications too, in their order, instead of in their group', () => {
  const table = specificationTable([small, large], ['Airbags', 'Wading depth', 'Power'])
  const brief = table.find(({ title }) => title === summaryTitle)?.rows.map(({ label }) => label)
  expect(brief?.slice(-3)).toEqual(['Airbags', 'Wading depth', 'Power'])
  expect(table.find(({ title }) => title === 'Engine')?.rows.map(({ label }) => label)).toEqual([
    'Boost',
    'Torque',
  ])
  expect(table.some(({ title }) => title === 'Safety')).toBe(false)
})

test('omits the consumption from its group when the brief summary shows it', () => {
  const twice = {
    ...small,
    specifications: [{ group: 'Fuel', items: [{ label: 'Combined consumption', value: '7,6 L/100 km' }] }],
  }
  expect(rowsOf('Fuel', [twice])).toBeUndefined()
  expect(rowsOf('Fuel', [{ ...twice, fuelConsumption: null }])).toHaveLength(1)
})
