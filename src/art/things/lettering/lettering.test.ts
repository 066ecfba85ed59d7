import { describe, expect, it } from 'vitest'
import { letterPath, measureLettering } from './index.ts'

const xs = (data: string) => [...data.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))

describe('lettering', () => {
  it('measures the width of the text it draws', () => {
    const { width } = letterPath('HILUX', { x: 0, y: 0, size: 40 })
    expect(measureLettering('HILUX', 40)).toBeCloseTo(width, 6)
    expect(width).toBeGreaterThan(40 * 3)
  })

  it('keeps upright letters within the measured width', () => {
    const { data, width } = letterPath('HNH', { x: 100, y: 80, size: 50 })
    expect(Math.min(...xs(data))).toBeGreaterThanOrEqual(100)
    expect(Math.max(...xs(data))).toBeLessThanOrEqual(100 + width)
  })

  it('anchors at the middle and at the end', () => {
    const at = (anchor: 'start' | 'middle' | 'end') => letterPath('HH', { x: 200, y: 0, size: 10, anchor })
    const { width } = at('start')
    const left = (anchor: 'start' | 'middle' | 'end') => Math.min(...xs(at(anchor).data))
    expect(left('start') - left('end')).toBeCloseTo(width, 1)
    expect(left('start') - left('middle')).toBeCloseTo(width / 2, 1)
  })

  it('draws unsupported characters as spaces', () => {
    expect(letterPath('A漢A', { x: 0, y: 0, size: 10 }).data).toBe(
      letterPath('A A', { x: 0, y: 0, size: 10 }).data,
    )
    expect(letterPath('', { x: 0, y: 0, size: 10 })).toEqual({ data: '', width: 0 })
  })
})
