import { expect, test } from 'vitest'
import { groupLine, progressLine, summary } from './summary.ts'

const tally = { passed: 3, failed: 0, report: '' }

test('puts the times of a level beside its budget, and marks one that takes too long', () => {
  const line = progressLine('unit', tally, { wall: 80.04, cpu: 150 }, { seconds: 75, cpu: 170 })
  expect(line).toMatch(/^✓ unit +3 passed +80\.0 s of 75 +150 of 170 cpu over budget\n$/)
  expect(progressLine('types', { ...tally, failed: 1 }, { wall: 2, cpu: null })).toMatch(
    /^✗ types +3 passed, 1 failed +2\.0 s +\n$/,
  )
})

test('puts the times of a group beside its budget', () => {
  expect(groupLine('checks', { wall: 40, cpu: 70 }, { seconds: 45, cpu: 90 })).toMatch(
    /^= checks +40\.0 s of 45 +70 of 90 cpu\n$/,
  )
})

test('lists the twenty slowest tests, the dearest files, flaky tests and exceeded budgets', () => {
  const tests = Array.from({ length: 30 }, (_, index) => ({
    file: index % 2 === 0 ? 'even.test.ts' : 'odd.test.ts',
    title: `runs ${index}`,
    seconds: index,
  }))
  const text = summary(tests, ['wavers'], ['unit takes too long.'])
  expect(text.match(/: runs /g)).toHaveLength(20)
  expect(text).toContain('29.0 s odd.test.ts: runs 29')
  expect(text).toContain('225.0 s odd.test.ts\n')
  expect(text).toContain('210.0 s even.test.ts\n')
  expect(text).toMatch(/Flaky: failed once and then passed\n {2}wavers\n/)
  expect(text).toMatch(/Over budget\n {2}unit takes too long\.\n/)
})

test('prints nothing about a run without tests', () => {
  expect(summary([], [], [])).toBe('')
})
