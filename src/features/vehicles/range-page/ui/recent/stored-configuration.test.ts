import { expect, test } from 'vitest'
import { parseConfiguration } from './stored-configuration.ts'

const day = 24 * 60 * 60 * 1_000
const stored = {
  address: '/vehicles/fortuner?model=73V&with=PZ485-FOR01',
  ...{ name: 'Fortuner 2.8 GD-6 RB VX 6AT', details: 'Cosmic Blue', storedAt: 0 },
}
const parse = (change: object, now = day) => parseConfiguration(JSON.stringify({ ...stored, ...change }), now)

test('reads the configuration for ninety days', () => {
  expect(parse({})).toEqual(stored)
  expect(parse({}, 89 * day)).toEqual(stored)
  expect(parse({}, 90 * day)).toBeNull()
})

test.each([
  'javascript:alert(1)',
  '//evil.example/vehicles',
  'https://evil.example/',
  '/admin',
  '/vehicles/../admin',
])('does not lead to %s', (address) => {
  expect(parse({ address })).toBeNull()
})

test('ignores nothing, a damaged text and one with other contents', () => {
  expect(parseConfiguration(null, day)).toBeNull()
  expect(parseConfiguration('{"address":', day)).toBeNull()
  expect(parse({ name: 5 })).toBeNull()
  expect(parseConfiguration('"text"', day)).toBeNull()
})
