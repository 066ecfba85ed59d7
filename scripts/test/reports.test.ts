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

test('Vitest: passed, failed, skipped and unwritten tests', () => {
  const json = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 })
  expect(countVitest(json)).toEqual({ passed: 7, failed: 2, skipped: 4 })
})

test('Vitest: a file that could not be loaded is one failure, a failed file with tests is not counted twice', () => {
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

test('Playwright: errors outside tests are failures, what passed when repeated has passed', () => {
  const json = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })
  expect(countPlaywright(json)).toEqual({ passed: 6, failed: 2, skipped: 2 })
})

test.each(['', '{}', '{"stats":{}}'])('a report cut short is an error: %j', (json) => {
  expect(() => countVitest(json)).toThrow()
  expect(() => countPlaywright(json)).toThrow()
})
