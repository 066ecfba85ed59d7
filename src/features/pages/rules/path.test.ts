import { describe, expect, it } from 'vitest'
import { pathFault, pathsAbove } from './path.ts'

describe('the path of a page', () => {
  it.each(['/', '/owners', '/owners/help-and-support/trust-centre', '/gr/motorsport/gtc', '/vehicles/x-2'])(
    'may be %s',
    (path) => {
      expect(pathFault(path)).toBeNull()
    },
  )

  it.each([
    ['owners', 'slash'],
    ['/Owners', 'small letters'],
    ['/owners/', 'at the end'],
    ['//owners', 'small letters'],
    ['/a--b', 'single hyphens'],
    ['/a b', 'small letters'],
    ['/a?b', 'small letters'],
    ['/admin', 'belong to the software'],
    ['/api/pages', 'belong to the software'],
    ['/en/owners', 'belong to the software'],
    [`/${'a'.repeat(200)}`, '200'],
  ])('must not be %s', (path, why) => {
    expect(pathFault(path)).toContain(why)
  })

  it('has every path it begins with above it, except the root', () => {
    expect(pathsAbove('/gr/motorsport/dakar')).toEqual(['/gr', '/gr/motorsport'])
    expect(pathsAbove('/gr')).toEqual([])
    expect(pathsAbove('/')).toEqual([])
  })
})
