import { describe, expect, it } from 'vitest'
import { findRelatedRanges } from './related-ranges.ts'

const range = (slug: string, bodyType = 'suv', code = slug.toUpperCase()) => ({ slug, code, bodyType })
const suvs = ['fortuner', 'rav4', 'urban-cruiser', 'corolla-cross', 'prado', 'land-cruiser', 'rumion'].map(
  (slug) => range(slug),
)
const showroom = [...suvs, range('hilux', 'double-cab'), range('fortuner-gr', 'suv', 'FORTUNER')]
const slugsOn = (path: string, day: string, ranges = showroom) =>
  findRelatedRanges(ranges, path, day).map(({ slug }) => slug)

describe('related ranges', () => {
  it('identifies the range by the last path segment, with or without a trailing slash (C-148)', () => {
    expect(slugsOn('/vehicles/fortuner', '2026-11-20')).toHaveLength(4)
    expect(new Set(slugsOn('/vehicles/fortuner/', '2026-11-20'))).not.toContain('fortuner')
    expect(slugsOn('/vehicles/nothing', '2026-11-20')).toEqual([])
  })

  it('returns other ranges with the same body type and a different code (C-149)', () => {
    for (const slug of slugsOn('/vehicles/fortuner', '2026-11-20'))
      expect(['rav4', 'urban-cruiser', 'corolla-cross', 'prado', 'land-cruiser', 'rumion']).toContain(slug)
    expect(slugsOn('/vehicles/hilux', '2026-11-20')).toEqual([])
  })

  it('keeps the same order within a day and changes it on other days (C-150)', () => {
    const order = slugsOn('/vehicles/fortuner', '2026-11-20')
    for (let load = 0; load < 10; load += 1)
      expect(slugsOn('/vehicles/fortuner', '2026-11-20')).toEqual(order)
    const days = Array.from({ length: 10 }, (_, day) =>
      slugsOn('/vehicles/fortuner', `2026-11-${20 + day}`).join(),
    )
    expect(new Set(days).size).toBeGreaterThan(1)
  })

  it('returns fewer than four when there are not enough (C-151)', () => {
    expect(slugsOn('/vehicles/fortuner', '2026-11-20', suvs.slice(0, 2))).toEqual(['rav4'])
  })
})
