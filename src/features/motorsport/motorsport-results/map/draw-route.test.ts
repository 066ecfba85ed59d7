import { describe, expect, it } from 'vitest'
import { routeStages } from '../rules/rally-route.ts'
import { drawRoute } from './draw-route.ts'

const towns = [
  { name: 'Yanbu', latitude: 24.09, longitude: 38.06 },
  { name: 'Hail', latitude: 27.52, longitude: 41.69 },
  { name: 'Riyadh', latitude: 24.71, longitude: 46.68 },
  { name: 'Bisha', latitude: 20, longitude: 42.6 },
]
const stage = (start: string, finish: string) => ({ name: `${start} to ${finish}`, start, finish })

function draw(stages: readonly ReturnType<typeof stage>[], stagesRun = 0) {
  const map = drawRoute(routeStages({ towns, stages, stagesRun }))
  if (!map) throw new Error('The route was not drawn.')
  return map
}

const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

describe('the map of a route', () => {
  const map = draw([stage('Yanbu', 'Hail'), stage('Hail', 'Riyadh'), stage('Riyadh', 'Bisha')], 1)
  const at = (name: string) => map.towns.find((town) => town.name === name) ?? { x: NaN, y: NaN }

  it('has north above and east to the right, with every town inside', () => {
    expect(at('Hail').y).toBeLessThan(at('Yanbu').y)
    expect(at('Bisha').y).toBeGreaterThan(at('Riyadh').y)
    expect(at('Riyadh').x).toBeGreaterThan(at('Hail').x)
    for (const { x, y } of map.towns) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(map.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(map.height)
    }
  })

  it('leads each stage from its start to its finish, and marks those that have been run', () => {
    expect(map.legs.map(({ isRun }) => isRun)).toEqual([true, false, false])
    const [first] = map.legs
    const [startX, startY, , , endX, endY] = numbersIn(first?.path ?? '')
    expect([startX, startY]).toEqual([at('Yanbu').x, at('Yanbu').y])
    expect([endX, endY]).toEqual([at('Hail').x, at('Hail').y])
  })

  it('draws the way there and the way back apart, and a loop at all', () => {
    const { legs } = draw([stage('Yanbu', 'Hail'), stage('Hail', 'Yanbu'), stage('Yanbu', 'Yanbu')])
    const [there, back, loop] = legs.map(({ path }) => numbersIn(path))
    expect(there?.slice(2, 4)).not.toEqual(back?.slice(2, 4))
    expect(loop?.length).toBeGreaterThan(4)
  })

  it('shows the land around it, no further than the map', () => {
    const numbers = numbersIn(map.land)
    expect(numbers.length).toBeGreaterThan(40)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(map.width, map.height))
  })

  it('labels every town, beside it', () => {
    expect(map.labels.map(({ text }) => text)).toEqual(['Yanbu', 'Hail', 'Riyadh', 'Bisha'])
    for (const { text, x, y } of map.labels) {
      expect(Math.hypot(x - at(text).x, y - at(text).y)).toBeLessThan(30)
    }
  })

  it('draws a route within one town', () => {
    const single = draw([stage('Hail', 'Hail')])
    expect(single.towns).toEqual([{ name: 'Hail', x: single.width / 2, y: single.height / 2 }])
    expect(single.land).not.toMatch(/NaN/)
  })

  it('does not exist without stages', () => {
    expect(drawRoute([])).toBeNull()
  })
})
