import { describe, expect, it } from 'vitest'
import { formatBasisPoints, parseBasisPoints } from './percent-text.ts'

describe('the text of a percentages field', () => {
  it.each([
    ['12', [1200]],
    ['12,25', [1225]],
    ['12.5 %', [1250]],
    ['0', [0]],
    ['12; 12,25; 12,5', [1200, 1225, 1250]],
    ['12;13;', [1200, 1300]],
    ['13,1', [1310]],
    ['', []],
  ])('reads %j', (text, points) => {
    expect(parseBasisPoints(text)).toEqual(points)
  })

  it.each(['twelve', '12 ,25 5x', '12,255', '-3', '12,25,5', '1e3'])('rejects %j', (text) => {
    expect(parseBasisPoints(text)).toBeUndefined()
  })

  it('writes percentages so that they read back unchanged', () => {
    const points = [0, 25, 900, 1225, 1310, 10_000]
    expect(formatBasisPoints(points)).toBe('0; 0,25; 9; 12,25; 13,1; 100')
    expect(parseBasisPoints(formatBasisPoints(points))).toEqual(points)
    expect(formatBasisPoints(null)).toBe('')
    expect(formatBasisPoints(1200)).toBe('12')
  })
})
