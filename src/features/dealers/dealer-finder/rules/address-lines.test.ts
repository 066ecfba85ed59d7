import { expect, it } from 'vitest'
import { addressLines, locationOf } from './address-lines.ts'
import { createFinderDealer } from './finder-dealer.test-support.ts'

const dealer = createFinderDealer({
  street: '14 Fever Tree Road',
  suburb: 'Bryanston',
  city: 'Johannesburg',
  postalCode: '2191',
})

it('names suburb, city and province, each once', () => {
  expect(locationOf(dealer)).toBe('Bryanston, Johannesburg, Gauteng')
  expect(locationOf({ ...dealer, suburb: 'Johannesburg' })).toBe('Johannesburg, Gauteng')
  expect(locationOf({ ...dealer, suburb: null, city: null, region: null })).toBe('')
})

it('lists the street, then the town with its postal code', () => {
  expect(addressLines(dealer)).toEqual(['14 Fever Tree Road', 'Bryanston, Johannesburg 2191'])
  expect(addressLines({ ...dealer, street: null, suburb: null, postalCode: null })).toEqual(['Johannesburg'])
})
