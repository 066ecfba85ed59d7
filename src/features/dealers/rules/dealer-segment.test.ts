import { describe, expect, it } from 'vitest'
import { dealerSegment } from './dealer-segment.ts'

describe('C-369: which part of a path names a dealer', () => {
  it.each(['/dealers/bryanston', '/dealers/bryanston/', '/dealers/bryanston/new-vehicles/hilux'])(
    '%s',
    (path) => {
      expect(dealerSegment(path)).toBe('bryanston')
    },
  )

  it.each([
    '/',
    '/dealers',
    '/dealers/',
    '/vehicles/bryanston',
    '/dealership/bryanston',
    '/my/dealers/bryanston',
  ])('none: %s', (path) => {
    expect(dealerSegment(path)).toBeNull()
  })

  it('D-078: groups is no dealer', () => {
    expect(dealerSegment('/dealers/groups/marula-motor-group')).toBeNull()
  })
})
