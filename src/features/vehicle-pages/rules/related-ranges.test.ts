import { describe, expect, it } from 'vitest'
import { relatedRanges } from './related-ranges.ts'

const range = (slug: string, bodyType = 'suv', code = slug.toUpperCase()) => ({ slug, code, bodyType })
const suvs = ['fortuner', 'rav4', 'urban-cruiser', 'corolla-cross', 'prado', 'land-cruiser', 'rumion'].map(
  (slug) => range(slug),
)
const showroom = [...suvs, range('hilux', 'double-cab'), range('fortuner-gr', 'suv', 'FORTUNER')]
const slugsOn = (path: string, day: string, ranges = showroom) =>
  relatedRanges(ranges, path, day).map(({ slug }) => slug)

describe('the ranges beside a range', () => {
  it('C-148: the last part of the path names it, with or without a slash behind', () => {
    expect(slugsOn('/vehicles/fortuner', '2026-11-20')).toHaveLength(4)
    expect(new Set(slugsOn('/vehicles/fortuner/', '2026-11-20'))).not.toContain('fortuner')
    expect(slugsOn('/vehicles/nothing', '2026-11-20')).toEqual([])
  })

  it('C-149: others of its body type and not of its code', () => {
    const shown = slugsOn('/vehicles/fortuner', '2026-11-20')
    for (const slug of shown)
      expect(['rav4', 'urban-cruiser', 'corolla-cross', 'prado', 'land-cruiser', 'rumion']).toContain(slug)
    expect(slugsOn('/vehicles/hilux', '2026-11-20')).toEqual([])
  })

  it('C-150: one order a day, another on other days', () => {
    const once = slugsOn('/vehicles/fortuner', '2026-11-20')
    for (let load = 0; load < 10; load += 1) expect(slugsOn('/vehicles/fortuner', '2026-11-20')).toEqual(once)
    const days = Array.from({ length: 10 }, (_, day) =>
      slugsOn('/vehicles/fortuner', `2026-11-${20 + day}`).join(),
    )
    expect(new Set(days).size).toBeGreaterThan(1)
  })

  it('C-151: four at most, and as many as there are', () => {
    expect(slugsOn('/vehicles/fortuner', '2026-11-20', suvs.slice(0, 2))).toEqual(['rav4'])
  })
})
