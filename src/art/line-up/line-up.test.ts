import { describe, expect, test } from 'vitest'
import { lineUpLayout, pairBox, vehicleProportions } from '../measures.ts'
import { lineUpFormats, vehicleRanges } from '../names.ts'
import { drawLineUp } from './draw.ts'
import { drawPair } from './pair.ts'

const orders = [
  vehicleRanges,
  vehicleRanges.toReversed(),
  vehicleRanges.slice(0, 7),
  vehicleRanges.slice(0, 1),
]

describe.each(lineUpFormats)('the %s line-up', (format) => {
  test.each(orders.map((order) => [order.length, order] as const))(
    'places %i vehicles in their order, in true size, without overlap and inside the picture',
    (_, order) => {
      const { width, height, places, rows } = lineUpLayout(order, format)
      expect(places.map(({ range }) => range)).toEqual(order)
      for (const [index, place] of places.entries()) {
        expect(place).toMatchObject({ lengthCm: vehicleProportions(place.range).lengthCm })
        expect(place.nose).toBeGreaterThan(0)
        expect(place.nose + place.lengthCm).toBeLessThan(width)
        expect(place.ground).toBeLessThan(height)
        expect(rows).toContain(place.ground)
        const next = places[index + 1]
        if (next?.ground === place.ground) expect(next.nose).toBeGreaterThan(place.nose + place.lengthCm)
      }
    },
  )

  test('draws every vehicle at one scale, within 16 KB compressed', () => {
    const svg = drawLineUp({ ranges: vehicleRanges, format, idPrefix: 'l' })
    expect(svg).not.toContain('scale(')
    expect(svg.match(/transform="translate\(/g)).toHaveLength(vehicleRanges.length)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeLessThan(60_000)
    expect(drawLineUp({ ranges: vehicleRanges, format, idPrefix: 'l' })).toBe(svg)
  })
})

test('keeps the rows of the wide line-up about equally long', () => {
  const { rows, places } = lineUpLayout(vehicleRanges, 'wide')
  const lengths = rows.map((ground) =>
    places.filter((place) => place.ground === ground).reduce((sum, { lengthCm }) => sum + lengthCm, 0),
  )
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.2)
})

test('fits every pair into the same box', () => {
  for (const range of vehicleRanges) {
    const { lengthCm, heightCm } = vehicleProportions(range)
    expect(lengthCm).toBeLessThan(pairBox.x + pairBox.width)
    expect(heightCm).toBeLessThan(-pairBox.y)
    expect(drawPair({ first: range, second: 'vitz' })).toMatch(/^<svg/)
  }
})
