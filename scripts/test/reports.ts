import { z } from 'zod'

/** The counts of a test run. Skipped tests count as neither passed nor failed. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

const count = z.number().int().min(0)

const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** Counts the tests in Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(json: string): Counts {
  const report = vitestReport.parse(JSON.parse(json))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  errors: z.array(z.unknown()),
})

/**
 * Counts the tests in Playwright's JSON report. An error outside any test counts as a failure. A test that passed only on a
 * retry counts as passed: Playwright reports it as flaky.
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
