import { expect, test } from 'vitest'
import { initialTab } from './initial-tab.ts'

const cabs = [
  ['/vehicles/hilux-single-cab'],
  ['/vehicles/hilux-xtra-cab#models'],
  ['/vehicles/hilux-double-cab'],
]

test.each([
  ['/vehicles/hilux-xtra-cab', 1],
  ['/vehicles/hilux-double-cab/', 2],
  ['/dealers/example-motors/new-vehicles/hilux-xtra-cab', 1],
  ['/vehicles/hilux-range', 0],
  ['/hilux-xtra-cab/offers', 0],
  ['/', 0],
])('opens on %s the tab with index %i (C-294)', (path, index) => {
  expect(initialTab(path, cabs)).toBe(index)
})

test('opens the first tab on the home page, also when one links there', () => {
  expect(initialTab('/vehicles', [[], ['/vehicles']])).toBe(1)
  expect(initialTab('/vehicles', [])).toBe(0)
})
