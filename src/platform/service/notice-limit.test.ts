import { expect, test } from 'vitest'
import { createNoticeLimit } from './notice-limit.ts'

test('allows the same notice once per period, and others meanwhile', () => {
  let now = 1
  const mayNotice = createNoticeLimit(1_000, () => now)
  expect([mayNotice('a'), mayNotice('a'), mayNotice('b')]).toEqual([true, false, true])
  now += 999
  expect(mayNotice('a')).toBe(false)
  now += 1
  expect([mayNotice('a'), mayNotice('a')]).toEqual([true, false])
})
