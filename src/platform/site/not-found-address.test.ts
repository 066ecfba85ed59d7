import { expect, test } from 'vitest'
import { isNotFoundPath, notFoundAddress } from './not-found-address.ts'

test.each([
  ['/no/such', '/nothing-here'],
  ['/vehicles/none', '/nothing-here'],
  ['/gr/none', '/gr/nothing-here'],
  ['/dealers/menlyn/new-vehicles/none', '/dealers/menlyn/nothing-here'],
  ['/dealers/none', '/dealers/none/nothing-here'],
  ['/dealers', '/nothing-here'],
  ['/dealers/groups/none', '/nothing-here'],
  ['/dealers/groups-of-cape-town/none', '/dealers/groups-of-cape-town/nothing-here'],
  ['/vehicles/none/af', '/nothing-here/af'],
  ['/vehicles/none-zulu', '/nothing-here/zu'],
  ['/gr/none/af', '/gr/nothing-here'],
  ['/vehicles/leaf', '/nothing-here'],
])('maps the unknown path %s to the not-found page %s', (path, address) => {
  expect(notFoundAddress(path)).toBe(address)
})

test('recognises the paths of not-found pages', () => {
  for (const path of ['/no/such', '/gr/none', '/none/af', '/none/zu'])
    expect(isNotFoundPath(notFoundAddress(path))).toBe(true)
  for (const path of ['/', '/nothing-here/de', '/vehicles/af']) expect(isNotFoundPath(path)).toBe(false)
})
