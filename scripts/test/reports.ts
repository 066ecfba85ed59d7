import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { TimedTest } from './level.ts'

/** What a report says of a run. Skipped tests count as neither passed nor failed. */
export type Report = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly tests: readonly TimedTest[]
  /** The files with a failed test, relative to the project. */
  readonly failedFiles: readonly string[]
  /** The failed tests, each with the beginning of its error. */
  readonly failures: readonly string[]
  /** The tests that failed once and then passed, each with the beginning of its error. */
  readonly flaky: readonly string[]
  /** Pages opened by the tests of each file. */
  readonly visits: ReadonlyMap<string, number>
}

const count = z.number().int().min(0)

/** The beginning of an error, on one line, with the paths of the project from its root. */
const briefly = (error = '') =>
  stripVTControlCharacters(error)
    .replaceAll(`${process.cwd()}/`, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

const relative = (file: string) => path.relative(process.cwd(), file).replaceAll('\\', '/')

const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Reads Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function readVitest(json: string): Report {
  const report = vitestReport.parse(JSON.parse(json))
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed')
  const unloaded = failedFiles.filter(({ assertionResults }) => assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(name),
        title: fullName,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
    failedFiles: failedFiles.map(({ name }) => relative(name)),
    failures: failedFiles.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`${relative(name)}: ${briefly(message)}`]
      return failed.map(
        ({ fullName, failureMessages }) => `${relative(name)}: ${fullName}: ${briefly(failureMessages?.[0])}`,
      )
    }),
    flaky: [],
    visits: new Map(),
  }
}

const playwrightTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  results: z.array(
    z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
  ),
})

type Suite = {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly z.infer<typeof playwrightTest>[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
    suites: z.array(suite).optional(),
  }),
)

const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
})

/** The annotation with the number of pages that a journey opened. */
export const visitsAnnotation = 'visits'

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/**
 * Reads Playwright's JSON report, whose files are relative to `tests/e2e`. An error outside any test counts as a failure. A
 * test that passed only on a retry counts as passed, and as flaky.
 */
export function readPlaywright(json: string): Report {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(json))
  const ran = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({
      title,
      file: `tests/e2e/${file}`,
      status: test.status,
      failure: `tests/e2e/${file}: ${title}: ${briefly(test.results.find(({ error }) => error)?.error?.message)}`,
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      visits: Number(test.annotations.find(({ type }) => type === visitsAnnotation)?.description ?? 0),
    })),
  )
  const visits = new Map<string, number>()
  for (const test of ran) visits.set(test.file, (visits.get(test.file) ?? 0) + test.visits)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    tests: ran.map(({ file, title, seconds }) => ({ file, title, seconds })),
    failedFiles: [...new Set(ran.filter(({ status }) => status === 'unexpected').map(({ file }) => file))],
    failures: ran.filter(({ status }) => status === 'unexpected').map(({ failure }) => failure),
    flaky: ran.filter(({ status }) => status === 'flaky').map(({ failure }) => failure),
    visits,
  }
}
