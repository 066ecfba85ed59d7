import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pick } from '#tests/scale.ts'
import { railChoices, trims, vehicleRanges } from '../names.ts'
import { drawVehicle } from './index.ts'

const colour = { body: '#66634f' }
const budgetBytes = 6 * 1024
const views = ['side', 'front'] as const

describe('the equipment of a vehicle', () => {
  it.each(vehicleRanges)('changes the side of %s with every trim, within 6 KB compressed', async (range) => {
    const drawings = [undefined, ...trims].map((trim) => drawVehicle({ range, colour, idPrefix: 'v', trim }))
    expect(new Set(drawings).size).toBe(drawings.length)
    for (const svg of drawings) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      await sharp(Buffer.from(svg)).metadata()
    }
    // Compressing takes longest.
    const longest = drawings.toSorted((one, other) => other.length - one.length).slice(0, 1)
    for (const svg of pick({ gate: longest, all: drawings }))
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budgetBytes)
  })

  it('leaves off roof rails, or draws them in a finish, in both views', () => {
    for (const view of views) {
      const drawings = railChoices.map((rails) =>
        drawVehicle({ range: 'fortuner', view, colour, idPrefix: 'v', rails }),
      )
      expect(drawings[0]?.length).toBeLessThan(Math.min(...drawings.slice(1).map((svg) => svg.length)))
    }
  })

  it('gives a crew cab glass in its second row', () => {
    const draw = (variant?: 'crew') => drawVehicle({ range: 'quantum', colour, idPrefix: 'v', variant })
    expect(draw('crew')).not.toBe(draw())
    // Other ranges have one body.
    expect(drawVehicle({ range: 'vitz', colour, idPrefix: 'v', variant: 'crew' })).toBe(
      drawVehicle({ range: 'vitz', colour, idPrefix: 'v' }),
    )
  })
})
