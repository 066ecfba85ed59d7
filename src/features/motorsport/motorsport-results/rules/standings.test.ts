import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { order, round, shortScheme } from '../season.test-support.ts'
import type { PointsScheme, Round } from '../season.ts'
import { standingsOf } from './standings.ts'

const drivers = ['a', 'b', 'c', 'd']
const race = (...places: Parameters<typeof order>[1]) => round(order('race', places))
const table = (rounds: readonly Round[], scheme = shortScheme) =>
  standingsOf(scheme, rounds, drivers).map(({ rank, driver, points }) => `${rank} ${driver} ${points}`)
const bestTwo: PointsScheme = { ...shortScheme, counted: { best: 2, of: 4 } }

describe('standings', () => {
  it('add the points of the rounds and include drivers without any', () => {
    expect(table([race('a', 'b', 'c'), race('b', 'a', 'c')])).toEqual(['1 a 16', '1 b 16', '3 c 6', '4 d 0'])
  })

  it('are all level, in the order of entry, before the first round', () => {
    expect(table([])).toEqual(['1 a 0', '1 b 0', '1 c 0', '1 d 0'])
  })

  it('put more wins before more second places when points are level', () => {
    // b: 10 + 3 + 3; a: 10 + 6 in two rounds; the wins are level, so a's second place decides.
    const rounds = [race('b', 'a', 'c'), race('a', 'c', 'b'), race('d', 'c', 'b')]
    expect(table(rounds).slice(0, 2)).toEqual(['1 a 16', '2 b 16'])
    // c has 6 + 6 + 6 = 18 without a win, d 10 + 3 + 3 = 16 with one.
    expect(table([race('d', 'c'), race('a', 'c', 'd'), race('b', 'c', 'd')])[0]).toBe('1 c 18')
  })

  it('do not count the stages of a rally as results when points are level', () => {
    const scheme: PointsScheme = { tables: { rally: [5, 5], stage: [] }, counted: null }
    const held = round(order('rally', [['a', 'b']]), order('stage', ['b', 'a']))
    expect(table([held], scheme).slice(0, 2)).toEqual(['1 a 5', '1 b 5'])
  })

  it('count the best rounds only, and say which they drop', () => {
    const rounds = [race('a', 'b', 'c'), race('c', 'b', 'a'), race('a', 'b')]
    expect(table(rounds, bestTwo)).toEqual(['1 a 20', '2 c 13', '3 b 12', '4 d 0'])
    const [first] = standingsOf(bestTwo, rounds, drivers)
    expect(first?.rounds.map(({ points, isDropped }) => [points, isDropped])).toEqual([
      ...[
        [10, false],
        [3, true],
      ],
      [10, false],
    ])
  })

  it('drop nothing until more rounds were held than count', () => {
    const [first] = standingsOf(bestTwo, [race('a'), race('b')], drivers)
    expect(first?.rounds.some(({ isDropped }) => isDropped)).toBe(false)
  })

  it('drop a round that was missed before one with points', () => {
    const [first] = standingsOf(bestTwo, [race('a'), race('b'), race('b', 'c', 'a')], ['a'])
    expect(first).toMatchObject({ points: 13, rounds: [{}, { isDropped: true, tookPart: false }, {}] })
  })

  it('never drop a disqualification', () => {
    const excluded = round(order('race', ['b', 'c'], { a: 'disqualified' }))
    const rounds = [excluded, race('a', 'b', 'c'), race('a', 'b', 'c')]
    expect(table(rounds, bestTwo)[0]).toBe('1 b 16')
    expect(table(rounds, bestTwo)[1]).toBe('2 a 10')
    const retired = round(order('race', ['b', 'c'], { a: 'retired' }))
    expect(table([retired, ...rounds.slice(1)], bestTwo)[0]).toBe('1 a 20')
  })
})

test('never count more than without dropped rounds, and lose no driver, for any season', () => {
  const seasons = fc.array(fc.shuffledSubarray(drivers), { maxLength: 7 })
  fc.assert(
    fc.property(seasons, (orders) => {
      const rounds = orders.map((places) => race(...places))
      const [dropping, all] = [
        standingsOf(bestTwo, rounds, drivers),
        standingsOf(shortScheme, rounds, drivers),
      ]
      expect(dropping.map(({ driver }) => driver).sort()).toEqual(drivers)
      for (const { driver, points, rounds: scores } of dropping) {
        expect(points).toBeLessThanOrEqual(all.find((each) => each.driver === driver)?.points ?? -1)
        const best = scores.map((score) => score.points).sort((one, other) => other - one)
        expect(points).toBe((best[0] ?? 0) + (best[1] ?? 0))
      }
      expect(dropping.map(({ points }) => points)).toEqual(
        dropping.map(({ points }) => points).sort((one, other) => other - one),
      )
    }),
  )
})
