import { describe, expect, it, test } from 'vitest'
import type { Special } from '#features/dealers/specials/index.ts'
import { ownedSpecials } from './owned-specials.ts'
import { showsAllLink } from './shows-all-link.ts'

const special = (code: string, isShared = false) => ({ code, isShared }) as Special
const [one, two] = [
  { slug: 'one', name: 'One' },
  { slug: 'two', name: 'Two' },
]
const lists = [
  { dealer: one, specials: [special('1'), special('g', true)] },
  { dealer: two, specials: [special('1'), special('2'), special('g', true)] },
]
const owners = (pageDealer: typeof one | null) =>
  ownedSpecials(lists, pageDealer).map(({ special: { code }, owner, site }) => [code, owner?.slug, site])

describe('the specials of a group', () => {
  it('belong to the dealer that advertises them, and those of the group to the dealer of the page (D-076)', () => {
    expect(owners(two)).toEqual([
      ['1', 'one', 'one'],
      ['g', 'two', 'two'],
      ['1', 'two', 'two'],
      ['2', 'two', 'two'],
    ])
  })

  it('have no dealer on the site of the group when they are of the whole group', () => {
    expect(owners(null).filter(([, owner]) => owner === undefined)).toEqual([['g', undefined, 'one']])
  })
})

test.each([
  [0, false],
  [4, false],
  [5, true],
])('with %i live specials a slider links all of them: %s (D-065)', (total, shown) => {
  expect(showsAllLink(total)).toBe(shown)
})
