import path from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.ts'

const vitest = (fields: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...fields,
  })

test('reads the counts and the times of a Vitest report', () => {
  const testResults = [
    {
      name: path.resolve('src/a.test.ts'),
      status: 'passed',
      assertionResults: [{ fullName: 'adds', duration: 1_500, status: 'passed' }],
    },
  ]
  const json = vitest({
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 3,
    numTodoTests: 1,
    testResults,
  })
  expect(readVitest(json)).toMatchObject({
    passed: 7,
    failed: 2,
    skipped: 4,
    failedFiles: [],
    tests: [{ file: 'src/a.test.ts', title: 'adds', seconds: 1.5 }],
  })
})

test('counts a file that Vitest could not load as one failure, and a failed file with tests once', () => {
  const failedTest = {
    fullName: 'adds',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 3\u001b[0m\nto be 4'],
  }
  const testResults = [
    {
      name: path.resolve('a.test.ts'),
      status: 'failed',
      message: `no ${path.resolve('src/lost.ts')}`,
      assertionResults: [],
    },
    { name: path.resolve('b.test.ts'), status: 'failed', assertionResults: [failedTest] },
  ]
  expect(readVitest(vitest({ numFailedTests: 1, testResults }))).toMatchObject({
    passed: 0,
    failed: 2,
    failedFiles: ['a.test.ts', 'b.test.ts'],
    failures: ['a.test.ts: no src/lost.ts', 'b.test.ts: adds: expected 3 to be 4'],
  })
})

const spec = (title: string, status: string, visits = 0, duration = 1_000) => ({
  title,
  file: 'pages/a.spec.ts',
  tests: [
    {
      status,
      annotations: [{ type: 'visits', description: String(visits) }],
      results: [{ duration, ...(status !== 'expected' && { error: { message: 'Timeout\nof 5 s' } }) }],
    },
  ],
})

test('reads nested suites of a Playwright report, with the pages that a file opened', () => {
  const json = JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{}],
    suites: [
      {
        specs: [spec('opens', 'expected', 2, 2_500)],
        suites: [{ specs: [spec('fails', 'unexpected', 1), spec('wavers', 'flaky')] }],
      },
    ],
  })
  const report = readPlaywright(json)
  expect(report).toMatchObject({ passed: 6, failed: 2, skipped: 2 })
  expect(report.tests[0]).toEqual({ file: 'tests/e2e/pages/a.spec.ts', title: 'opens', seconds: 2.5 })
  expect(report.failedFiles).toEqual(['tests/e2e/pages/a.spec.ts'])
  expect(report.flaky).toEqual(['tests/e2e/pages/a.spec.ts: wavers: Timeout of 5 s'])
  expect(report.failures).toEqual(['tests/e2e/pages/a.spec.ts: fails: Timeout of 5 s'])
  expect([...report.visits]).toEqual([['tests/e2e/pages/a.spec.ts', 3]])
})

test.each(['', '{}', '{"stats":{}}'])('throws on the incomplete report %j', (json) => {
  expect(() => readVitest(json)).toThrow()
  expect(() => readPlaywright(json)).toThrow()
})
