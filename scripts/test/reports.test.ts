import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './reports.ts'

const vitest = (fields: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...fields,
  })

test('counts passed, failed, skipped and todo tests of a Vitest report', () => {
  const json = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 })
  expect(countVitest(json)).toEqual({ passed: 7, failed: 2, skipped: 4 })
})

test('counts a file that Vitest could not load as one failure, and a failed file with tests once', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ]
  expect(countVitest(vitest({ numFailedTests: 1, testResults }))).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
  })
})

test('counts Playwright errors outside tests as failures, and flaky tests as passed', () => {
  const json = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })
  expect(countPlaywright(json)).toEqual({ passed: 6, failed: 2, skipped: 2 })
})

test.each(['', '{}', '{"stats":{}}'])('throws on the incomplete report %j', (json) => {
  expect(() => countVitest(json)).toThrow()
  expect(() => countPlaywright(json)).toThrow()
})
