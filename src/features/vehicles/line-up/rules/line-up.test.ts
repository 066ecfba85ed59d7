import { expect, test } from 'vitest'
import { filterRanges } from './line-up.ts'

const ranges = [
  { slug: 'hilux', bodyType: 'double-cab' },
  { slug: 'gr86', bodyType: 'coupe' },
  { slug: 'gr-corolla', bodyType: 'hatch' },
  { slug: 'granvia', bodyType: 'mpv' },
  { slug: 'unknown', bodyType: null },
]
const slugs = (filter: Parameters<typeof filterRanges>[1]) =>
  filterRanges(ranges, filter).map(({ slug }) => slug)

test('returns all ranges, those of given body types, or those of the racing brand (C-306)', () => {
  expect(slugs({})).toEqual(['hilux', 'gr86', 'gr-corolla', 'granvia', 'unknown'])
  expect(slugs({ bodyTypes: [] })).toHaveLength(5)
  expect(slugs({ bodyTypes: ['coupe', 'mpv'] })).toEqual(['gr86', 'granvia'])
  expect(slugs({ racing: true })).toEqual(['gr86', 'gr-corolla'])
})
