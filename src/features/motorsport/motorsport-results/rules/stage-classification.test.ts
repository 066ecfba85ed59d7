import { describe, expect, it } from 'vitest'
import { classifyStages, type TimedStage } from './stage-classification.ts'

const stage = (
  times: Readonly<Record<string, number | null>>,
  penalties: Readonly<Record<string, number>> = {},
) =>
  ({
    name: 'Stage',
    times: Object.entries(times).map(([crew, time]) => ({ crew, time, penalty: penalties[crew] ?? 0 })),
  }) satisfies TimedStage

const table = (...stages: TimedStage[]) =>
  classifyStages(stages).map(({ crew, placement, overall, gap }) => [crew, placement, overall, gap])

describe('a classification', () => {
  it('has the position in the last stage and in the whole race (C-103, C-104)', () => {
    expect(table(stage({ a: 100, b: 120, c: 150 }), stage({ a: 130, b: 100, c: 90 }))).toEqual([
      ['b', 2, 1, 0],
      ['a', 3, 2, 10],
      ['c', 1, 3, 20],
    ])
  })

  it('adds penalties to the time of their stage', () => {
    expect(table(stage({ a: 100, b: 120 }, { a: 30 }))).toEqual([
      ['b', 1, 1, 0],
      ['a', 2, 2, 10],
    ])
  })

  it('gives crews with the same time the same position, and the next one the position after both', () => {
    expect(table(stage({ a: 100, b: 100, c: 101 })).map(([, placement]) => placement)).toEqual([1, 1, 3])
  })

  it('has no position in the race for a crew that failed to finish a stage before', () => {
    expect(table(stage({ a: 100, b: null }), stage({ a: 100, b: 50 }))).toEqual([
      ['a', 2, 1, 0],
      ['b', 1, null, null],
    ])
  })

  it('leaves out a crew that did not finish the last stage', () => {
    expect(table(stage({ a: 100, b: 90 }), stage({ a: 100, b: null }))).toEqual([['a', 1, 1, 0]])
  })

  it('is empty before the first stage', () => {
    expect(classifyStages([])).toEqual([])
  })
})
