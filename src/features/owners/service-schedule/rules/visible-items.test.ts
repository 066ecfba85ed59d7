import { describe, expect, it } from 'vitest'
import type { ServiceItem } from '../service.ts'
import { itemsMatching, phoneListAfter } from './visible-items.ts'

const item = (description: string, partNumber: string): ServiceItem => ({
  ...{ type: 'replace', description, partNumber, quantity: '1' },
})
const items = [item('Engine oil', 'AB-1'), item('OIL filter', 'AB-2'), item('Wiper rubbers', 'OIL-3')]

describe('the search for a part', () => {
  it.each(['oil', 'OIL', 'Oil', ' oil '])(
    'finds descriptions that contain “%s” in any case (V-127)',
    (text) => {
      expect(itemsMatching(items, text).map(({ description }) => description)).toEqual([
        'Engine oil',
        'OIL filter',
      ])
    },
  )

  it('finds nothing by a part number, and everything without a text (V-127)', () => {
    expect(itemsMatching(items, 'AB-1')).toEqual([])
    expect(itemsMatching(items, '')).toEqual(items)
  })
})

describe('the list on a phone', () => {
  const lengths = [23, 1, 0, 4]

  it('unfolds a section with each Show More, and all rows with the last (V-131)', () => {
    const shown = [0, 1, 2, 3, 4].map((steps) => phoneListAfter(steps, lengths))
    expect(shown.map(({ sections }) => sections)).toEqual([1, 2, 3, 4, 4])
    expect(shown.map(({ rows }) => Math.min(rows, 23))).toEqual([10, 10, 10, 10, 23])
    expect(shown.map(({ hasMore }) => hasMore)).toEqual([true, true, true, true, false])
  })

  it('has nothing more after the last section when no section has more than ten rows', () => {
    expect(phoneListAfter(2, [10, 1, 0, 4]).hasMore).toBe(true)
    expect(phoneListAfter(3, [10, 1, 0, 4]).hasMore).toBe(false)
  })
})
