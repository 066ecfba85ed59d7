import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { voteShares } from './vote-shares.ts'

const poll = (count: number) => ({
  options: Array.from({ length: count }, (_, index) => ({ id: `o${index}`, text: `Option ${index}` })),
})
const countsOf = (votes: readonly number[]) =>
  Object.fromEntries(votes.map((count, index) => [`o${index}`, count]))
const percents = (votes: readonly number[]) =>
  voteShares(poll(votes.length), countsOf(votes)).map(({ percent }) => percent)

it.each([
  [
    [3, 1, 0],
    [75, 25, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 2, 1, 1],
    [33, 33, 17, 17],
  ],
  [
    [999, 1],
    [100, 0],
  ],
  [[7], [100]],
])('shows %j votes as %j per cent (C-109)', (votes, expected) => {
  expect(percents(votes)).toEqual(expected)
})

test('counts nothing for an option without a figure, and no vote for an unknown option', () => {
  expect(voteShares(poll(2), { o1: 4, gone: 12, constructor: 3 })).toEqual([
    { id: 'o0', votes: 0, percent: 0 },
    { id: 'o1', votes: 4, percent: 100 },
  ])
  expect(voteShares({ options: [{ id: 'constructor', text: 'A' }] }, {})).toMatchObject([{ votes: 0 }])
})

test('adds up to 100, within one of the exact figure, and never above an option with more votes', () => {
  const votes = fc.array(fc.nat({ max: 50_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(votes, (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      fc.pre(total > 0)
      const shown = percents(counts)
      expect(shown.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      for (const [index, percent] of shown.entries()) {
        expect(Math.abs(percent - ((counts[index] ?? 0) / total) * 100)).toBeLessThan(1)
        for (const [other, count] of counts.entries())
          if (count > (counts[index] ?? 0)) expect(shown[other]).toBeGreaterThanOrEqual(percent)
      }
    }),
  )
})
