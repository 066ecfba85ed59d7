import { expect, test } from 'vitest'
import { finishingOrder } from './finishing-order.ts'

test('reads positions, dead heats, retirements and disqualifications', () => {
  expect(finishingOrder('race', 'a b=c d | e f # g')).toEqual({
    kind: 'race',
    placings: [
      ...[
        { driver: 'a', position: 1 },
        { driver: 'b', position: 2 },
      ],
      ...[
        { driver: 'c', position: 2 },
        { driver: 'd', position: 4 },
      ],
      ...[
        { driver: 'e', unplaced: 'retired' },
        { driver: 'f', unplaced: 'retired' },
      ],
      { driver: 'g', unplaced: 'disqualified' },
    ],
  })
})

test('rejects a driver who is named twice', () => {
  expect(() => finishingOrder('race', 'a b | a')).toThrow(RangeError)
})
