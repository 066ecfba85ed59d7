import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxIntervals, serviceIntervals } from './intervals.ts'

const intervals = (start: number, end: number, step: number) => serviceIntervals({ start, end, step })

describe('the services of a model', () => {
  it('run from the first to the last kilometres, the end included when the steps meet it (V-118)', () => {
    expect(intervals(10_000, 45_000, 10_000)).toEqual([10_000, 20_000, 30_000, 40_000])
    expect(intervals(5_000, 20_000, 5_000)).toEqual([5_000, 10_000, 15_000, 20_000])
    expect(intervals(15_000, 15_000, 15_000)).toEqual([15_000])
  })

  it.each([
    ['the interval is 0', 10_000, 20_000, 0],
    ['the interval is negative', 10_000, 20_000, -5_000],
    ['the end is before the start', 20_000, 10_000, 5_000],
    ['all are 0', 0, 0, 0],
    ['a number is none', 10_000, Number.NaN, 5_000],
  ])('are none when %s (V-5, V-118)', (_, start, end, step) => {
    expect(intervals(start, end, step)).toEqual([])
  })

  it('are none at 0 km, which stands for no choice', () => {
    expect(intervals(0, 20_000, 10_000)).toEqual([10_000, 20_000])
  })

  it('are refused when there are more than a list can show', () => {
    expect(() => intervals(1, 1_000_000, 1)).toThrow(RangeError)
    expect(intervals(1, maxIntervals, 1)).toHaveLength(maxIntervals)
  })

  it('rise by the interval, and end less than one interval before the end', () => {
    const whole = fc.integer({ min: 1, max: 50_000 })
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 0, max: 100 }), (start, step, count) => {
        const end = start + step * count + Math.floor(step / 2)
        const found = intervals(start, end, step)
        expect(found[0]).toBe(start)
        for (const [index, kilometres] of found.entries())
          if (index > 0) expect(kilometres - (found[index - 1] ?? 0)).toBe(step)
        const last = found.at(-1) ?? 0
        expect(last <= end && last + step > end).toBe(true)
      }),
    )
  })
})
