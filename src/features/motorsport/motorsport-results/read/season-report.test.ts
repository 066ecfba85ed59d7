import { describe, expect, it } from 'vitest'
import type { SeasonForm } from './season-form.ts'
import { seasonReport } from './season-report.ts'

const race = (results: string, share?: 'half' | 'double') => ({ kind: 'race' as const, results, share })
const form = (...rounds: readonly (readonly ReturnType<typeof race>[])[]): SeasonForm => ({
  ...{ championship: 'gr-cup', year: 2026, plannedRounds: 3 },
  points: [{ kind: 'race', table: '10 6 3' }],
  entrants: [
    { name: 'Lwazi Ndlela', number: '7', driver: 'lwazi-ndlela', team: 'GAZOO Racing' },
    { name: 'Marco Steyn', number: '11', driver: 'marco-steyn', team: 'GAZOO Racing' },
  ],
  rounds: rounds.map((classifications, index) => ({
    ...{ name: `Round ${index + 1}`, day: `2026-03-1${index}T12:00:00.000Z`, classifications },
  })),
})
const first = race('Pos,Driver\n1,Lwazi Ndlela\n2,Marco Steyn')

describe('the report on a season', () => {
  it('has the standings with the new results beside the published ones', () => {
    const second = race('Pos,Driver\n1,Marco Steyn\n2,Lwazi Ndlela', 'double')
    const { standings } = seasonReport(form([first], [second]), form([first]), 2026)
    expect(standings).toEqual([
      // Round 1: 10 and 6; round 2, which counts double: 20 and 12.
      {
        ...{ driver: 'marco-steyn', name: 'Marco Steyn', rank: 1, points: 26 },
        before: { rank: 2, points: 6 },
      },
      {
        ...{ driver: 'lwazi-ndlela', name: 'Lwazi Ndlela', rank: 2, points: 22 },
        before: { rank: 1, points: 10 },
      },
    ])
  })

  it('has nothing to compare with before the season is published', () => {
    expect(seasonReport(form([first]), null, 2026).standings.map(({ before }) => before)).toEqual([
      null,
      null,
    ])
  })

  it('says for each classification what was read, and what is wrong with it', () => {
    const wrong = race('Pos,Driver,Gap\n1,Lwazi Ndlela,\n2,Piet Pompies,4.2')
    expect(seasonReport(form([first, wrong]), null, 2026).rounds).toEqual([
      {
        name: 'Round 1',
        classifications: [
          { kind: 'race', drivers: 2, problems: [], ignored: [] },
          {
            ...{ kind: 'race', drivers: 1, ignored: ['Gap'] },
            problems: ['Line 3: Piet Pompies is not among the entrants.'],
          },
        ],
      },
    ])
  })

  it('survives a form that is hardly filled', () => {
    expect(seasonReport({ rounds: [{ day: 'soon', classifications: [{}] }] }, null, 2026)).toEqual({
      rounds: [
        {
          name: '',
          classifications: [{ kind: 'race', drivers: 0, problems: ['The file is empty.'], ignored: [] }],
        },
      ],
      standings: [],
    })
  })
})
