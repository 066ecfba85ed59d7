import { describe, expect, it } from 'vitest'
import { smoothPath } from './smooth-path.ts'

describe('smoothPath', () => {
  it('passes through every point, and leaves each in the direction of its neighbours', () => {
    const path = smoothPath([
      { x: 0, y: 0 },
      { x: 6, y: 6 },
      { x: 12, y: 0 },
    ])
    // At the middle the curve is level: its handles are two units to the left and right of it.
    expect(path).toBe('M0.0 0.0C1.0 1.0 4.0 6.0 6.0 6.0C8.0 6.0 11.0 1.0 12.0 0.0')
  })

  it('is empty without points', () => {
    expect(smoothPath([])).toBe('')
  })
})
