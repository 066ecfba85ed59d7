import { expect, test } from 'vitest'
import { createLogLimit } from './log-limit.ts'

test('allows the same notice once per period, and others meanwhile', () => {
  let now = 1
  const mayNotice = createLogLimit(1_000, () => now)
  expect([mayNotice('a'), mayNotice('a'), mayNotice('b')]).toEqual([true, false, true])
  now += 999
  expect(mayNotice('a')).toBe(false)
  now += 1
  expect([mayNotice('a'), mayNotice('a')]).toEqual([true, false])
})
