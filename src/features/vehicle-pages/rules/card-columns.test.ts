import { describe, expect, test } from 'vitest'
import { cardColumns } from './card-columns.ts'

/** The groups of the line-up and what filters leave of them; 1 and 13 have no way out on one of the windows. */
const counts = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18]

describe('the columns of a grid of cards', () => {
  test.each(counts)('leave no card alone in the last row of %i cards', (count) => {
    const { tablet, desktop } = cardColumns(count)
    expect(count % tablet).not.toBe(1)
    expect(count % desktop).not.toBe(1)
  })

  test('prefer full rows', () => {
    expect(cardColumns(4)).toEqual({ tablet: 2, desktop: 4 })
    expect(cardColumns(6)).toEqual({ tablet: 3, desktop: 3 })
    expect(cardColumns(25)).toEqual({ tablet: 3, desktop: 5 })
  })
})
