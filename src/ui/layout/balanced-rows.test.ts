import { describe, expect, it } from 'vitest'
import { balancedRows, balancedSpans, filledRows } from './balanced-rows.ts'

describe('balanced rows', () => {
  it.each([
    [3, 3, [3, 3, 3]],
    [4, 3, [2, 2, 2, 2]],
    [5, 3, [2, 2, 3, 3, 3]],
    [5, 2, [1, 2, 2, 2, 2]],
    [7, 4, [3, 3, 3, 4, 4, 4, 4]],
    [0, 3, []],
  ])('of %i items, at most %i in a row, are %j', (items, most, rows) => {
    expect(balancedRows(items, most)).toEqual(rows)
  })

  it('are full, and the first has the fewest items, for any number', () => {
    for (const most of [1, 2, 3, 4]) {
      for (let items = 1; items < 40; items++) {
        const rows = balancedRows(items, most)
        expect(rows).toHaveLength(items)
        expect(rows.toSorted((a, b) => a - b)).toEqual(rows)
        for (const length of new Set(rows)) {
          expect(length).toBeLessThanOrEqual(most)
          expect(rows.filter((row) => row === length).length % length).toBe(0)
        }
      }
    }
  })

  it.each([
    [4, 3, [3, 3, 3, 1]],
    [5, 3, [3, 3, 3, 2, 2]],
    [7, 3, [3, 3, 3, 2, 2, 2, 2]],
    [3, 2, [2, 2, 1]],
    [1, 3, [1]],
  ])('of %i items, at most %i, begin with a full row: %j', (items, most, rows) => {
    expect(filledRows(items, most)).toEqual(rows)
  })

  it('give a single item the width it has among others', () => {
    expect(balancedSpans(1, { tablet: 2, laptop: 3 })).toEqual(['tablet:col-span-6 laptop:col-span-4'])
  })
})
