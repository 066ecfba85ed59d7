import { describe, expect, it } from 'vitest'
import { isSameRegion } from './region-name.ts'

describe('the name of a region', () => {
  it.each([
    ['namibia', 'Namibia'],
    [' NAMIBIA ', 'Namibia'],
    ['Namibia\u00a0', 'Namibia'],
    ['Kwazulu-Natal', 'KwaZulu-Natal'],
    ['KwaZulu Natal', 'KwaZulu-Natal'],
  ])('denotes the same region whatever its case, spaces and hyphens: %j', (spelling, name) => {
    expect(isSameRegion(spelling, name)).toBe(true)
    expect(isSameRegion(name, spelling)).toBe(true)
  })

  it.each([
    ['North West', 'Northern Cape'],
    ['Namibia', ''],
    ['Cape', 'Western Cape'],
  ])('denotes another region: %j and %j', (one, other) => {
    expect(isSameRegion(one, other)).toBe(false)
  })
})
