import { expect, test } from 'vitest'
import { notFoundAddress } from './not-found-address.ts'

test.each([
  ['/no/such', '/nothing-here'],
  ['/vehicles/none', '/nothing-here'],
  ['/gr/none', '/gr/nothing-here'],
  ['/dealers/menlyn/new-vehicles/none', '/dealers/menlyn/nothing-here'],
  ['/dealers/none', '/dealers/none/nothing-here'],
  ['/dealers', '/nothing-here'],
])('maps the unknown path %s to the not-found page %s', (path, address) => {
  expect(notFoundAddress(path)).toBe(address)
})
