import { expect, test } from 'vitest'
import { isOfCategory } from './shown-items.ts'

test.each([
  [['Racing', 'On the road'], 'on the road', true],
  [['Racing'], 'On the road', false],
  [[], 'Racing', false],
  [[], null, true],
  [['Racing'], '  ', true],
])('an item in %j is in a feed of the category %j: %s', (categories, wanted, expected) => {
  expect(isOfCategory(categories, wanted)).toBe(expected)
})
