import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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
    const handles = (litres: number) => count(drawBoot({ litres, idPrefix }), /height="30"/g)
    expect(handles(130)).toBeGreaterThan(0)
    expect(handles(470)).toBeGreaterThan(handles(209))
    expect(count(drawBoot({ litres: 6200, idPrefix }), /fill="#6d5a3c"/g)).toBeGreaterThan(8)
  })

  it('are well-formed', async () => {
    const svgs = [
      drawCockpit({ screen: 8, cluster: 12.3, map: true, idPrefix }),
      drawLoadBed({ length: 2315, width: 1575, idPrefix }),
      drawBoot({ litres: 440, idPrefix }),
      drawSeats({ rows: [2, 3], idPrefix }),
    ]
    for (const svg of svgs) {
      expect(svg).not.toMatch(/NaN|undefined|<text/)
      await sharp(Buffer.from(svg)).metadata()
    }
  })
})
