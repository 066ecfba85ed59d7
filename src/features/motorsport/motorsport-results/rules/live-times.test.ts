import { describe, expect, it } from 'vitest'
import { isQuiet, livePhase, liveSeasonsOn, liveTimeProblem } from './live-times.ts'

const saturday = { from: '2026-10-24T07:00:00.000Z', until: '2026-10-24T15:00:00.000Z' }
const sunday = { from: '2026-10-25T07:00:00.000Z', until: '2026-10-25T15:00:00.000Z' }
const at = (moment: string) => Date.parse(moment)

describe('live times', () => {
  it.each([
    ['the round has not begun', '2026-10-24T06:59:59Z', 'before'],
    ['the first start', '2026-10-24T07:00:00Z', 'live'],
    ['the last second', '2026-10-24T14:59:59Z', 'live'],
    ['the night between', '2026-10-24T20:00:00Z', 'before'],
    ['the second day', '2026-10-25T12:00:00Z', 'live'],
    ['the end', '2026-10-25T15:00:00Z', 'over'],
  ])('at %s', (_, moment, phase) => {
    expect(livePhase([saturday, sunday], at(moment)).phase).toBe(phase)
  })

  it('say when it is worth another look', () => {
    const place = livePhase([sunday, saturday], at('2026-10-24T05:00:00Z'))
    expect(place).toEqual({ phase: 'before', begins: at('2026-10-24T07:00:00Z') })
  })

  it('belong to the days of Johannesburg on which they run', () => {
    const late = { from: '2026-10-24T21:30:00.000Z', until: '2026-10-24T22:30:00.000Z' }
    const live = { changedAt: '2026-10-01T10:00:00.000Z', times: [saturday, late] }
    const seasons = [
      { championship: 'gr-cup', year: 2026, live },
      { championship: 'nrc', year: 2026 },
    ]
    const timesOn = (day: '2026-10-23' | '2026-10-24' | '2026-10-25' | '2026-10-26') =>
      liveSeasonsOn(seasons, at(`${day}T00:00:00+02:00`)).map(({ championship, times }) => [
        championship,
        times.length,
      ])
    expect(timesOn('2026-10-23')).toEqual([])
    expect(timesOn('2026-10-24')).toEqual([['gr-cup', 2]])
    // The late one ends half an hour after midnight.
    expect(timesOn('2026-10-25')).toEqual([['gr-cup', 1]])
    expect(timesOn('2026-10-26')).toEqual([])
  })

  it.each([
    ['the end is missing', saturday.from, undefined, null],
    ['it is in order', saturday.from, saturday.until, null],
    ['it ends as it begins', saturday.from, saturday.from, 'It ends before it begins.'],
    [
      'the year slipped',
      saturday.from,
      '2027-10-24T15:00:00Z',
      'It is longer than three weeks. Check the dates.',
    ],
  ])('are judged when %s', (_, from, until, problem) => {
    expect(liveTimeProblem(from, until)).toBe(problem)
  })

  it('are quiet two minutes after the last publication', () => {
    expect(isQuiet('2026-10-24T12:00:00.000Z', at('2026-10-24T12:02:00Z'))).toBe(false)
    expect(isQuiet('2026-10-24T12:00:00.000Z', at('2026-10-24T12:02:01Z'))).toBe(true)
  })
})
