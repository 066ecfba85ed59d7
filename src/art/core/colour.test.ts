import { describe, expect, it } from 'vitest'
import { darker, hexToLch, isHex, lchToHex, lighter, mix } from './colour.ts'

describe('colour', () => {
  it('reads known OKLCH values', () => {
    const red = hexToLch('#ff0000')
    expect(red.lightness).toBeCloseTo(0.628, 3)
    expect(red.chroma).toBeCloseTo(0.2577, 3)
    expect(hexToLch('#ffffff').lightness).toBeCloseTo(1, 4)
    expect(hexToLch('#000000').lightness).toBeCloseTo(0, 4)
  })

  it('converts back to the same hex value', () => {
    for (const hex of ['#b4653a', '#1b3a63', '#ecedeb', '#101213', '#556b2f']) {
      expect(lchToHex(hexToLch(hex))).toBe(hex)
    }
  })

  it('keeps lightness and hue of a colour outside sRGB', () => {
    const squeezed = hexToLch(lchToHex({ lightness: 0.6, chroma: 0.5, hue: 2.5 }))
    expect(squeezed.lightness).toBeCloseTo(0.6, 1)
    expect(squeezed.hue).toBeCloseTo(2.5, 1)
  })

  it('mixes channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
  })

  it('lightens and darkens, keeping the hue when darkened', () => {
    const base = hexToLch('#1b3a63')
    expect(hexToLch(lighter('#1b3a63', 0.4)).lightness).toBeGreaterThan(base.lightness + 0.2)
    expect(hexToLch(darker('#1b3a63', 0.7)).lightness).toBeLessThan(base.lightness * 0.75)
    expect(hexToLch(darker('#1b3a63', 0.7)).hue).toBeCloseTo(base.hue, 1)
  })

  it('rejects anything but a six-digit hex value', () => {
    expect(isHex('#fff')).toBe(false)
    expect(() => hexToLch('red')).toThrow(RangeError)
  })
})
