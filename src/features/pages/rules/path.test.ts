import { describe, expect, it } from 'vitest'
import { parentPaths, pathError } from './path.ts'

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
    [`/${'a'.repeat(200)}`, '200'],
  ])('must not be %s', (path, reason) => {
    expect(pathError(path)).toContain(reason)
  })

  it('has every path it begins with above it, except the root', () => {
    expect(parentPaths('/gr/motorsport/dakar')).toEqual(['/gr', '/gr/motorsport'])
    expect(parentPaths('/gr')).toEqual([])
    expect(parentPaths('/')).toEqual([])
  })
})
