import { describe, expect, it } from 'vitest'
import { bothSidesPathData, mirroredPathData } from './front/mirrored.ts'
import { startOf, toPathData } from './geometry.ts'
import { archPath } from './side/arch.ts'

describe('master paths', () => {
  it('convert heights above the ground to SVG coordinates', () => {
    expect(toPathData('M 10 0 L 12.34 50 C 1 2 3 4 0.5 60 Z')).toBe('M10 0L12.3-50C1-2 3-4 .5-60Z')
  })

  it('return their start point, and reject a path without one', () => {
    expect(startOf('M -4 62.5 L 10 62')).toEqual([-4, 62.5])
    expect(() => startOf('L 10 62')).toThrow(RangeError)
  })
})

describe('mirrored outlines', () => {
  it('run down the right half and back up the left half with reversed curves', () => {
    expect(mirroredPathData('M 0 10 C 2 10 4 8 4 6 L 4 0 L 0 0 Z')).toBe(
      'M0 -10C2 -10 4 -8 4 -6L4 0L0 0L0 0L-4 0L-4 -6C-4 -8 -2 -10 0 -10Z',
    )
  })

  it('repeat on both sides when they do not meet in the middle', () => {
    expect(bothSidesPathData('M 5 1 L 6 2 Z')).toBe('M5-1L6-2ZM-5-1L-6-2Z')
  })

  it('reject commands that cannot be reversed', () => {
    expect(() => mirroredPathData('M 0 10 Q 2 10 4 8 L 0 0')).toThrow(RangeError)
  })
})

describe('wheel openings', () => {
  it('reach one radius above the axle and start at the ground', () => {
    const heights = [...archPath(100, 40, 45, 0.5523).matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, height]) =>
      Number(height),
    )
    expect(Math.max(...heights)).toBe(85)
    expect(Math.min(...heights)).toBe(0)
  })
})
