import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bootShapes } from '../names.ts'
import { drawBoot, drawCockpit, drawLoadBed, drawSeats } from './index.ts'

const idPrefix = 'd'
const count = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].length

describe('diagrams', () => {
  it('draw a screen in proportion to its inches', () => {
    const widthOf = (screen: number) =>
      Number(/width="(\d+\.?\d*)" height="[\d.]+" rx="6"/.exec(drawCockpit({ screen, idPrefix }))?.[1])
    expect(widthOf(12) / widthOf(8)).toBeCloseTo(1.5, 2)
  })

  it('draw every seat, one of them the driver\u2019s', () => {
    for (const rows of [[2], [2, 3, 2], [3, 3, 3, 3, 4]]) {
      const svg = drawSeats({ rows, idPrefix })
      const seats = rows.reduce((sum, row) => sum + row, 0)
      expect(count(svg, /fill="#e0333f"/g)).toBe(1)
      expect(count(svg, /fill="#59616d"/g)).toBe(seats - 1)
    }
  })

  it('pack more luggage into a larger boot, and crates into a van', () => {
    for (const shape of bootShapes.filter((name) => name !== 'van')) {
      const handles = (litres: number) =>
        count(drawBoot({ shape, rows: 2, litres, idPrefix }), /stroke-width="4" stroke-linecap="round"/g)
      expect(handles(130), shape).toBe(2)
      expect(handles(200), shape).toBe(3)
      expect(handles(550), shape).toBeGreaterThan(handles(300))
    }
    const crates = (litres: number) =>
      count(drawBoot({ shape: 'van', rows: 1, litres, idPrefix }), /fill="#6d5a3c"/g)
    expect(crates(6200)).toBeGreaterThan(crates(4000))
  })

  it('draw the rows of seats in use', () => {
    const seats = (rows: number, folded = false) =>
      count(drawBoot({ shape: 'wagon', rows, folded, litres: 400, idPrefix }), /#4a535f/g)
    // A backrest and its headrest each; a folded row is one slab.
    expect([seats(1), seats(2), seats(3), seats(2, true)]).toEqual([2, 4, 6, 5])
  })

  it('are well-formed', async () => {
    const svgs = [
      drawCockpit({ screen: 8, cluster: 12.3, map: true, idPrefix }),
      drawLoadBed({ length: 2315, width: 1575, idPrefix }),
      ...bootShapes.map((shape) => drawBoot({ shape, rows: 2, litres: 440, idPrefix })),
      drawSeats({ rows: [2, 3], idPrefix }),
    ]
    for (const svg of svgs) {
      expect(svg).not.toMatch(/NaN|undefined|<text/)
      await sharp(Buffer.from(svg)).metadata()
    }
  })
})
