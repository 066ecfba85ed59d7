import { describe, expect, it } from 'vitest'
import { circuitNames } from '../../names.ts'
import { circuitLayouts } from './layouts.ts'
import { startOf, traceCircuit } from './trace.ts'

const pointsOf = (data: string) =>
  [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe.each(circuitNames)('%s', (name) => {
  const layout = circuitLayouts[name]

  it('stays inside its frame with room for the stroke', () => {
    for (const [x, y] of pointsOf(traceCircuit(layout))) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(412)
      expect(y).toBeGreaterThan(8)
      expect(y).toBeLessThan(292)
    }
  })

  it('has its start line on one long straight', () => {
    const { from, to, line } = startOf(layout)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const others = layout.corners.map((corner, index) => {
      const next = layout.corners[(index + 1) % layout.corners.length] ?? corner
      return index === layout.start.corner ? 0 : Math.hypot(next[0] - corner[0], next[1] - corner[1])
    })
    expect(length).toBeGreaterThan(180)
    expect(length).toBeGreaterThan(Math.max(...others) * 0.95)
    expect(line[0]).toBeGreaterThan(Math.min(from[0], to[0]))
    expect(line[0]).toBeLessThan(Math.max(from[0], to[0]))
  })

  it('has a hairpin of more than 125 degrees', () => {
    const { corners } = layout
    const heading = (index: number) => {
      const a = corners[(index + corners.length) % corners.length] ?? [0, 0]
      const b = corners[(index + 1) % corners.length] ?? [0, 0]
      return Math.atan2(b[1] - a[1], b[0] - a[0])
    }
    const turn = (from: number, to: number) => Math.abs(Math.atan2(Math.sin(to - from), Math.cos(to - from)))
    const sharpest = Math.max(
      ...corners.map((_corner, index) => turn(heading(index - 1), heading(index + 1))),
    )
    expect((sharpest * 180) / Math.PI).toBeGreaterThan(125)
  })
})

it('draws a different line for each circuit', () => {
  expect(new Set(circuitNames.map((name) => traceCircuit(circuitLayouts[name]))).size).toBe(
    circuitNames.length,
  )
})
