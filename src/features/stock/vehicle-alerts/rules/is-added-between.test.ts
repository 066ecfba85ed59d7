import { describe, expect, it } from 'vitest'
import { isAddedBetween } from './is-added-between.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

describe('isAddedBetween', () => {
  it.each([
    ['before the first moment', '09:59:59', false],
    ['in the second of the first moment', '10:00:00', true],
    ['between both', '10:30:00', true],
    ['in the second of the last moment', '11:00:00', false],
    ['after the last moment', '11:00:01', false],
  ])('judges a vehicle that was added %s', (_, time, expected) => {
    const addedAt = `2026-11-20T${time}Z`
    expect(isAddedBetween(addedAt, at('10:00:00.900'), at('11:00:00.100'))).toBe(expected)
  })

  it('counts a vehicle of any second in exactly one of two successive checks', () => {
    const [first, second, third] = [at('10:00:00.250'), at('10:00:02.999'), at('10:00:05.001')]
    for (const time of ['10:00:00', '10:00:01', '10:00:02', '10:00:03', '10:00:04']) {
      const addedAt = `2026-11-20T${time}Z`
      const hits = [isAddedBetween(addedAt, first, second), isAddedBetween(addedAt, second, third)]
      expect(hits.filter(Boolean)).toHaveLength(1)
    }
  })
})
