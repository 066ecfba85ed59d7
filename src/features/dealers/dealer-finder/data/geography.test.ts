import { expect, it } from 'vitest'
import regionData from '#content/dealers/regions.json' with { type: 'json' }
import { project } from '../rules/projection.ts'
import { mapRegions } from './geography.ts'

it('draws every province and country with dealers, and the countries around them', () => {
  const drawn = mapRegions().filter(({ kind }) => kind !== 'neighbour')
  expect(drawn.map(({ name }) => name).sort()).toEqual(regionData.regions.map(({ name }) => name).sort())
  expect(mapRegions().filter(({ kind }) => kind === 'neighbour')).toHaveLength(5)
})

it.each([
  ['Gauteng', -26.2, 28.05],
  ['Western Cape', -33.93, 18.42],
  ['Lesotho', -29.31, 27.48],
  ['Zambia', -15.42, 28.28],
])('shows %s with its capital in its view', (name, latitude, longitude) => {
  const view = mapRegions().find((region) => region.name === name)?.view
  const { x, y } = project({ latitude, longitude })
  expect(view && x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height).toBe(true)
})

it('needs less than 24 kB for all outlines', () => {
  expect(mapRegions().reduce((sum, { outline }) => sum + outline.length, 0)).toBeLessThan(24_000)
})
