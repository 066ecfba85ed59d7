import { describe, expect, it } from 'vitest'
import { parentPaths, pathError, vehiclePathError } from './path.ts'

describe('the path of a page', () => {
  it.each(['/', '/owners', '/owners/help-and-support/trust-centre', '/gr/motorsport/gtc', '/vehicles/x-2'])(
    'may be %s',
    (path) => {
      expect(pathError(path)).toBeNull()
    },
  )

  it.each([
    ['owners', 'slash'],
    ['/Owners', 'lower-case letters'],
    ['/owners/', 'at the end'],
    ['//owners', 'lower-case letters'],
    ['/a--b', 'single hyphens'],
    ['/a b', 'lower-case letters'],
    ['/a?b', 'lower-case letters'],
    ['/admin', 'reserved'],
    ['/api/pages', 'reserved'],
    ['/en/owners', 'reserved'],
    ['/compare', 'reserved'],
    ['/offers', 'reserved'],
    [`/${'a'.repeat(200)}`, '200'],
  ])('must not be %s', (path, reason) => {
    expect(pathError(path)).toContain(reason)
  })

  it.each([
    '/vehicles',
    '/vehicles/fortuner',
    '/vehicles/hilux-range',
    '/vehicles/sizes',
    '/dealers/x/offers',
  ])('may be that of a page which takes sections, or of none: %s', (path) => {
    expect(vehiclePathError(path)).toBeNull()
  })

  it.each([
    ['/vehicles/size', 'takes no sections'],
    ['/vehicles/filter/body/suvs', 'takes no sections'],
    ['/vehicles/fortuner/offers', 'belong at its own address: /vehicles/fortuner'],
    ['/vehicles/fortuner/compare', 'belong at its own address: /vehicles/fortuner'],
  ])('must not be that of a built-in page which hides it: %s', (path, message) => {
    expect(vehiclePathError(path)).toContain(message)
  })

  it('has every path it begins with above it, except the root', () => {
    expect(parentPaths('/gr/motorsport/dakar')).toEqual(['/gr', '/gr/motorsport'])
    expect(parentPaths('/gr')).toEqual([])
    expect(parentPaths('/')).toEqual([])
  })
})
