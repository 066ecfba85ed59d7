import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { closeUpMark, vehicleProportions } from '../measures.ts'
import { closeUps, vehicleRanges } from '../names.ts'
import { drawCloseUp, drawNightFront } from './index.ts'

const colour = { body: '#66634f' }
const bakkies = vehicleRanges.filter((range) => /hilux|79/.test(range))

describe('the close-ups of a vehicle', () => {
  it.each(vehicleRanges)('are well-formed for %s, with marks on the vehicle', async (range) => {
    const { lengthCm, heightCm } = vehicleProportions(range)
    for (const part of closeUps) {
      const svg = drawCloseUp(part, { range, colour, idPrefix: 'c' })
      const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata()
      expect(width / height).toBeCloseTo(4 / 3, 1)
      const [x, up] = closeUpMark(range, part) ?? [1, 1]
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(lengthCm)
      expect(up).toBeLessThan(heightCm)
    }
  })

  it('have a load bed for bakkies only', () => {
    expect(bakkies.length).toBeGreaterThan(3)
    expect(vehicleRanges.filter((range) => closeUpMark(range, 'bed'))).toEqual(bakkies)
  })
})

it.each(vehicleRanges)(
  'draws the front of %s at night as well-formed XML with resolved references',
  async (range) => {
    const svg = drawNightFront({ range, colour, idPrefix: 'n' })
    await sharp(Buffer.from(svg)).metadata()
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(defined).toContain(id)
  },
)
