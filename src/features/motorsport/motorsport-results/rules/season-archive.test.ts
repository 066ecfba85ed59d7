import { describe, expect, it } from 'vitest'
import { order, round, season } from '../season.test-support.ts'
import { driverSeasons } from './driver-seasons.ts'
import { archiveOf, standingRows } from './season-archive.ts'

const first = round(order('race', ['a', 'b', 'c']))
const second = round(order('race', ['a', 'c'], { b: 'retired' }), order('stage', ['b', 'a']))
const last = season({ year: 2025, rounds: [first, second], plannedRounds: 2 })
const current = season({ year: 2026, rounds: [first], plannedRounds: 6 })
const other = season({ championship: 'nrc', year: 2025, rounds: [round(order('rally', ['b', 'a']))] })
const seasons = [last, other, current]

describe('the archive of a championship', () => {
  it('has its seasons, the newest first, with the champion or the leader', () => {
    const archive = archiveOf(seasons, 'gr-cup')
    expect(
      archive.map(({ year, isOver, roundsHeld, leaders }) => [year, isOver, roundsHeld, leaders[0]?.name]),
    ).toEqual([
      [2026, false, 1, 'Driver a'],
      [2025, true, 2, 'Driver a'],
    ])
  })

  it('names everyone who is level at the top, and no one before the first points', () => {
    const level = season({ rounds: [round(order('race', [['a', 'b']]))] })
    expect(archiveOf([level], 'gr-cup')[0]?.leaders.map(({ driver }) => driver)).toEqual(['a', 'b'])
    expect(archiveOf([season({ rounds: [] })], 'gr-cup')[0]?.leaders).toEqual([])
  })

  it('is empty for a championship without seasons', () => {
    expect(archiveOf(seasons, 'dakar')).toEqual([])
  })
})

describe('the standings of a season as a table', () => {
  it('have who takes part with rank, points and the path of the profile', () => {
    const [leader, runnerUp] = standingRows(last, (driver) =>
      driver === 'a' ? '/gr/motorsport/gr-cup/a' : null,
    )
    expect(leader).toMatchObject({
      ...{ rank: 1, points: 20, driverName: 'Driver a', carNumber: '1', teamName: 'Team a' },
      driverPath: '/gr/motorsport/gr-cup/a',
    })
    expect(runnerUp).toMatchObject({ rank: 2, points: 9, driverName: 'Driver c', driverPath: null })
  })
})

describe('the seasons of a driver', () => {
  it('are the newest first, with starts, wins, podiums and retirements but without stages', () => {
    expect(driverSeasons(seasons, 'b')).toMatchObject([
      { championship: 'gr-cup', year: 2026, rank: 2, points: 6, isOver: false, starts: 1, podiums: 1 },
      { championship: 'gr-cup', year: 2025, rank: 3, starts: 2, wins: 0, podiums: 1, retirements: 1 },
      { championship: 'nrc', year: 2025, starts: 1, wins: 1, podiums: 1, retirements: 0 },
    ])
  })

  it('are none for who takes part in none', () => {
    expect(driverSeasons(seasons, 'nobody')).toEqual([])
  })
})
