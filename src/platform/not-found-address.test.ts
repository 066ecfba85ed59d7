import { expect, test } from 'vitest'
import { notFoundAddress } from './not-found-address.ts'

test.each([
  ['/no/such', '/nothing-here'],
  ['/vehicles/none', '/nothing-here'],
  ['/gr/none', '/gr/nothing-here'],
  ['/dealers/menlyn/new-vehicles/none', '/dealers/menlyn/nothing-here'],
  ['/dealers/none', '/dealers/none/nothing-here'],
  ['/dealers', '/nothing-here'],
])('what does not exist at %s is said at %s', (path, address) => {
  expect(notFoundAddress(path)).toBe(address)
})
