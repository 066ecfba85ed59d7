import { expect, it } from 'vitest'
import { project } from '../rules/projection.ts'
import { nationalRoads } from './national-roads.ts'

const near = (path: string, latitude: number, longitude: number) => {
  const wanted = project({ latitude, longitude })
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))
  // Some ten kilometres.
  return points.some(({ x, y }) => Math.hypot(x - wanted.x, y - wanted.y) < 4)
}

it('leads from Cape Town to Musina, along the coast to Durban and from there to Johannesburg', () => {
  const path = nationalRoads()
  for (const [latitude, longitude] of [
    [-33.92, 18.42],
    [-29.12, 26.21],
    [-22.35, 30.04],
    [-33.96, 25.6],
    [-29.86, 31.03],
    [-26.2, 28.05],
  ] as const)
    expect(near(path, latitude, longitude), `${latitude} ${longitude}`).toBe(true)
})

it('needs less than 5 kB', () => {
  expect(nationalRoads().length).toBeLessThan(5_000)
})
