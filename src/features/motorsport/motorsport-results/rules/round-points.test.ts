import { describe, expect, it } from 'vitest'
import { order, round, shortScheme } from '../season.test-support.ts'
import type { Classification } from '../season.ts'
import { roundPoints } from './round-points.ts'

const pointsIn = (...parts: readonly Classification[]) => {
  const held = round(...parts)
  return ['a', 'b', 'c', 'd', 'e'].map((driver) => roundPoints(shortScheme, held, driver))
}

describe('the points of a round', () => {
  it('come from the table of the championship, and end with it', () => {
    expect(pointsIn(order('race', ['a', 'b', 'c', 'd']))).toEqual([10, 6, 3, 0, 0])
  })

  it('add up over the two races of a round', () => {
    expect(pointsIn(order('race', ['a', 'b', 'c']), order('race', ['b', 'd', 'a']))).toEqual([
      13, 16, 3, 6, 0,
    ])
  })

  it('are halved in a race cut short and doubled in a final', () => {
    expect(pointsIn({ ...order('race', ['a', 'b', 'c']), share: 'half' })).toEqual([5, 3, 1.5, 0, 0])
    expect(pointsIn({ ...order('race', ['a', 'b']), share: 'double' })).toEqual([20, 12, 0, 0, 0])
  })

  it('are shared by drivers in a dead heat, also beyond the end of the table', () => {
    expect(pointsIn(order('race', [['a', 'b'], 'c']))).toEqual([8, 8, 3, 0, 0])
    expect(pointsIn(order('race', ['a', 'b', ['c', 'd']]))).toEqual([10, 6, 1.5, 1.5, 0])
    expect(pointsIn(order('race', ['a', ['b', 'c', 'd']]))).toEqual([10, 3, 3, 3, 0])
  })

  it('are none for who retired or was disqualified', () => {
    expect(pointsIn(order('race', ['b'], { a: 'disqualified', c: 'retired' }))).toEqual([0, 10, 0, 0, 0])
  })

  it('have a table for each kind: a rally, its stages, and extra points for the power stage', () => {
    const rally = {
      tables: { rally: [25, 18], stage: [3, 2, 1], powerStage: [5, 4] },
      counted: null,
    }
    const held = round(
      ...[order('rally', ['a', 'b']), order('stage', ['b', 'a', 'c'])],
      ...[order('stage', ['c', 'b', 'a']), order('powerStage', ['b', 'c'])],
    )
    expect(['a', 'b', 'c'].map((driver) => roundPoints(rally, held, driver))).toEqual([28, 28, 8])
    expect(roundPoints(shortScheme, held, 'a')).toBe(0)
  })
})
