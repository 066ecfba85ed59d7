import { describe, expect, it, test } from 'vitest'
import { choiceOf, filterOf, filterOfChoice } from './choice.ts'

describe('the filter of a grid', () => {
  it.each([
    ['V-321: nothing', {}, { kind: 'all' }],
    [
      'V-317: a category',
      { filter: 'category', value: 'on-the-road' },
      { kind: 'category', slug: 'on-the-road' },
    ],
    ['V-319: a tag', { filter: 'tag', value: ' tyres ' }, { kind: 'tag', slug: 'tyres' }],
    ['V-315: an author', { filter: 'author', value: 'thandi' }, { kind: 'author', slug: 'thandi' }],
    ['V-320: words', { filter: 'text', value: 'sani pass' }, { kind: 'text', text: 'sani pass' }],
    [
      'V-316: the id of a category',
      { filter: 'category-id', value: '12' },
      { kind: 'category-id', id: '12' },
    ],
    ['V-318: ids', { filter: 'related', value: '12, 15' }, { kind: 'related', ids: ['12', '15'] }],
  ])('is what its settings select, %s', (_, settings, filter) => {
    expect(filterOf(settings)).toEqual(filter)
  })

  it.each([
    ['category', ''],
    ['tag', null],
    ['author', 'no/slug'],
    ['text', 'line\nbreak'],
    ['related', '1,,2'],
    ['colour', 'red'],
  ])('does not exist for %s with an invalid value', (filter, value) => {
    expect(filterOf({ filter, value })).toBeNull()
  })
})

test.each([{}, { filter: 'category', value: 'on-the-road' }, { filter: 'text', value: 'cape: agulhas' }])(
  'is the same after it was part of an address, %j',
  (settings) => {
    expect(filterOfChoice(choiceOf(settings))).toEqual(filterOf(settings))
  },
)
