import { expect, test } from 'vitest'
import { rand } from '#platform/money.ts'
import type { NewVehicleSubject } from './new-vehicle.ts'
import { describeSubject, vehicleInStock } from './subjects.ts'
import type { UsedVehicleSubject } from './used-vehicle.ts'

const model: NewVehicleSubject = {
  kind: 'new',
  code: '57U',
  derivativeCode: 'D57U',
  range: 'Hilux Double Cab',
  title: 'Hilux 2.8 GD-6',
  colour: 'Glacier White',
  colourCode: '040',
  price: rand(459_900),
  bodyType: 'double-cab',
  picture: '/hilux.webp',
  page: '/vehicles/hilux-double-cab',
}
const used: UsedVehicleSubject = {
  kind: 'used',
  make: 'Toyota',
  model: 'Fortuner 2.4',
  range: 'Fortuner',
  year: 2021,
  mileage: 84_500,
  bodyType: 'SAV',
  colour: 'Attitude Black',
  sideImage: 'https://stock.example.co.za/1.jpg',
  code: '48V',
  stockCode: 'US-10442',
  price: null,
  finance: null,
}
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test('describes a new model by its brand, code and page', () => {
  const about = describeSubject(model)
  expect(plain(about.line)).toBe('Hilux 2.8 GD-6, Glacier White, R 459 900 (57U)')
  expect(about).toMatchObject({
    name: 'Toyota Hilux 2.8 GD-6',
    page: '/vehicles/hilux-double-cab',
    order: { colourCode: '040', derivativeCode: 'D57U' },
    dealerList: 'general',
  })
})

test('describes a used vehicle by its year and stock code, and selects the recipients for used vehicles', () => {
  const about = describeSubject(used)
  expect(about.line).toBe('2021 Toyota Fortuner 2.4, Attitude Black (US-10442)')
  expect(about).toMatchObject({ name: 'Toyota Fortuner 2.4 (2021)', page: null, dealerList: 'used-vehicle' })
})

test('returns stock details for used vehicles only', () => {
  expect(vehicleInStock(used)?.stock).toEqual({ code: 'US-10442', year: 2021, mileage: 84_500 })
  expect(vehicleInStock(model)).toBeNull()
  expect(vehicleInStock(null)).toBeNull()
})
