import { expect, test } from 'vitest'
import { readTerms } from './terms.ts'

const nothing = { months: null, kilometres: null, services: null }

test.each([
  ['3 years / 100 000 km', { months: 36, kilometres: 100_000 }],
  ['6 services / 90\u00A0000 km', { services: 6, kilometres: 90_000 }],
  ['15 000 km / 12 months', { months: 12, kilometres: 15_000 }],
  ['1 year/15000 km', { months: 12, kilometres: 15_000 }],
  ['8 years', { months: 96 }],
])('reads %s', (text, terms) => {
  expect(readTerms(text)).toEqual({ ...nothing, ...terms })
})

test.each([
  null,
  '',
  'Unlimited',
  '5 years / unlimited km',
  '0 years',
  '3 years / 5 years',
  '3 years, 100 000 km',
  '/',
])('reads nothing of %j, and never half of it', (text) => {
  expect(readTerms(text)).toBeNull()
})
