import { expect, test } from 'vitest'
import { stripColumns } from './strip-columns.ts'

test('shows up to five items in one row on laptops', () => {
  expect([2, 3, 4, 5].map((items) => stripColumns(items).laptop)).toEqual([2, 3, 4, 5])
})

test('fills the rows of six and of eight items', () => {
  for (const items of [6, 8]) {
    const { tablet, laptop } = stripColumns(items)
    expect([items % tablet, items % laptop]).toEqual([0, 0])
  }
})

test('leaves at most one place empty on laptops', () => {
  for (const items of [2, 3, 4, 5, 6, 7, 8]) {
    const { laptop } = stripColumns(items)
    expect([0, laptop - 1]).toContain(items % laptop)
  }
})
