import { describe, expect, it } from 'vitest'
import { changeMessages } from './stock-changed.ts'

const codes = (count: number) => Array.from({ length: count }, (_, index) => `ZA${index}`)
const ids = (count: number) => Array.from({ length: count }, (_, index) => `${'x'.repeat(36)}${index}`)

describe('the messages about changed vehicles', () => {
  it('name the dealers and the vehicles once each, and the figures of the whole stock', () => {
    expect(changeMessages(['ZA101', 'ZA101'], ['7', '8', '7'])).toEqual([
      { tags: ['stock:list', 'stock:dealer:ZA101', 'stock:vehicle:7', 'stock:vehicle:8'] },
    ])
  })

  it('are none without a change', () => {
    expect(changeMessages([], [])).toEqual([])
  })

  it('expire the whole stock after a change of more than 50 dealers or 1 000 vehicles', () => {
    expect(changeMessages(codes(51), ids(3))).toEqual([{ tags: ['stock'] }])
    expect(changeMessages(codes(1), ids(1_001))).toEqual([{ tags: ['stock'] }])
  })

  it('fit into what Postgres sends, and lose no tag', () => {
    const messages = changeMessages(codes(50), ids(999))
    const tags = messages.flatMap((message) => message.tags)
    expect(new Set(tags).size).toBe(1_050)
    expect(tags).toHaveLength(1_050)
    for (const message of messages) expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(8_000)
  })
})
