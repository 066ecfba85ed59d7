import { describe, expect, it } from 'vitest'
import { boundedTag } from './bounded-tag.ts'

describe('boundedTag', () => {
  it('keeps a tag of 256 characters', () => {
    const tag = 'x'.repeat(256)
    expect(boundedTag(tag)).toBe(tag)
  })

  it('replaces a longer tag with its hash', () => {
    const tags = ['a', 'b'].map((end) => boundedTag(`pages:page:/${'x'.repeat(300)}${end}`))
    expect(new Set(tags).size).toBe(2)
    for (const tag of tags) expect(tag).toMatch(/^long:[0-9a-f]{64}$/)
  })
})
