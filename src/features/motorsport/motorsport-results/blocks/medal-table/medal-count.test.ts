import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byRank, medalCount, metals } from './medal-count.ts'

const medals = fc.array(fc.record({ medal: fc.constantFrom(...metals), event: fc.string() }))

test('counts each metal, with zero for a metal no one won (C-242)', () => {
  const won = (['bronze', 'gold', 'bronze'] as const).map((medal) => ({ medal }))
  expect(medalCount(won)).toEqual({ gold: 1, silver: 0, bronze: 2, total: 3 })
  expect(medalCount([])).toEqual({ gold: 0, silver: 0, bronze: 0, total: 0 })
})

test('adds up to the total for any medals', () => {
  fc.assert(
    fc.property(medals, (won) => {
      const { gold, silver, bronze, total } = medalCount(won)
      expect(gold + silver + bronze).toBe(total)
    }),
  )
})

test('orders any medals by rank without losing one', () => {
  fc.assert(
    fc.property(medals, (won) => {
      const ranks = byRank(won).map(({ medal }) => metals.indexOf(medal))
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other))
      expect(new Set(byRank(won))).toEqual(new Set(won))
    }),
  )
})
