import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDepthScan, isShallow, isWithinDepth, maxJsonDepth } from './json-depth.ts'

/** Counts the depth recursively. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('createDepthScan', () => {
  it('agrees with a recursive count for any JSON value, however it is split', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), fc.nat(), (value, limit, cut) => {
        const bytes = Buffer.from(JSON.stringify(value))
        const scan = createDepthScan(limit)
        const at = cut % (bytes.length + 1)
        const isWithin = scan(bytes.subarray(0, at)) && scan(bytes.subarray(at))
        expect(isWithin).toBe(depthOf(value) <= limit)
      }),
    )
  })

  it('does not count brackets inside strings', () => {
    expect(isWithinDepth(JSON.stringify({ a: `\\"${'['.repeat(500)}` }))).toBe(true)
  })
})

it.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('rejects %s one level over the limit, as text and parsed', (_, open, close) => {
  const nested = (depth: number) => `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`
  expect(isWithinDepth(nested(maxJsonDepth))).toBe(true)
  expect(isWithinDepth(nested(maxJsonDepth + 1))).toBe(false)
  expect(isShallow(JSON.parse(nested(maxJsonDepth)))).toBe(true)
  expect(isShallow(JSON.parse(nested(maxJsonDepth + 1)))).toBe(false)
  expect(isShallow(JSON.parse(nested(20_000)))).toBe(false)
})
