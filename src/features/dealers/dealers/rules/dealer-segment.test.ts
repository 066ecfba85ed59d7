import { describe, expect, it } from 'vitest'
import { dealerSegment, groupSegment } from './dealer-segment.ts'

describe('the dealer segment of a path (C-369)', () => {
  it.each(['/dealers/bryanston', '/dealers/bryanston/', '/dealers/bryanston/new-vehicles/hilux'])(
    'is the slug after /dealers in %s',
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
  ])('is null for %s', (path) => {
    expect(dealerSegment(path)).toBeNull()
  })

  it('is null for a group (D-078)', () => {
    expect(dealerSegment('/dealers/groups/marula-motor-group')).toBeNull()
  })
})

describe('the group segment of a path (D-078)', () => {
  it.each(['/dealers/groups/marula', '/dealers/groups/marula/', '/dealers/groups/marula/about'])(
    'is the slug after /dealers/groups in %s',
    (path) => {
      expect(groupSegment(path)).toBe('marula')
    },
  )

  it.each([
    '/',
    '/dealers/groups',
    '/dealers/groups/',
    '/dealers/groups/template',
    '/dealers/marula',
    '/x/groups/y',
  ])('is null for %s', (path) => {
    expect(groupSegment(path)).toBeNull()
  })
})
