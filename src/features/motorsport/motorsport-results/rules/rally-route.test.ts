import { describe, expect, it } from 'vitest'
import { routeProblem, routeStages, townsOnRoute } from './rally-route.ts'

const towns = [
  { name: 'Hail', latitude: 27.52, longitude: 41.69 },
  { name: 'Yanbu', latitude: 24.09, longitude: 38.06 },
  { name: 'Riyadh', latitude: 24.71, longitude: 46.68 },
]
const stages = [
  { name: 'Stage 1', start: 'Yanbu', finish: 'Yanbu', distance: 518 },
  { name: 'Stage 2', start: 'Yanbu', finish: 'Hail' },
  { name: 'Stage 3', start: 'Hail', finish: 'Riyadh', distance: 738 },
]

describe('the route of a rally', () => {
  it('has its stages in order, and says which have been run', () => {
    const route = routeStages({ towns, stages, stagesRun: 2 })
    expect(route.map(({ name, distance, isRun }) => [name, distance, isRun])).toEqual([
      ['Stage 1', 518, true],
      ['Stage 2', null, true],
      ['Stage 3', 738, false],
    ])
  })

  it('has each town once, in the order in which it is reached', () => {
    const names = townsOnRoute(routeStages({ towns, stages })).map(({ name }) => name)
    expect(names).toEqual(['Yanbu', 'Hail', 'Riyadh'])
  })

  it('leaves out a stage of a draft whose towns are missing', () => {
    const draft = [...stages, { name: 'Stage 4', start: 'Riyadh' }, {}]
    expect(routeStages({ towns: [...towns, {}], stages: draft })).toHaveLength(3)
    expect(routeStages({})).toEqual([])
  })

  it.each([
    ['nothing', { towns, stages }, null],
    ['nothing yet', { towns: null, stages: [{ name: 'Stage 1' }] }, null],
    ['a town twice', { towns: [...towns, ...towns], stages }, 'Hail is among the towns twice.'],
    [
      'an unknown town',
      { towns, stages: [{ name: 'Stage 4', start: 'Hail', finish: 'Bisha' }] },
      'Stage 4 names Bisha, which is not among the towns.',
    ],
  ])('is refused for %s', (_, route, problem) => {
    expect(routeProblem(route)).toBe(problem)
  })
})
