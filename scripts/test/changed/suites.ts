/** A group of tests that is executed in one run of its runner. */
export type Suite = 'unit' | 'integration' | 'process' | 'journeys' | 'site-wide'

const patterns: Readonly<Record<Suite, RegExp>> = {
  unit: /^(?!tests\/process\/)(?!.*\.int\.test\.).*\.test\.tsx?$/,
  integration: /\.int\.test\.tsx?$/,
  process: /^tests\/process\/.*\.test\.ts$/,
  journeys: /^tests\/e2e\/(?!site-wide\/).*\.spec\.ts$/,
  'site-wide': /^tests\/e2e\/site-wide\/.*\.spec\.ts$/,
}

export const suites = Object.keys(patterns) as readonly Suite[]

/** The suite of a test file; undefined for other files. */
export function suiteOf(file: string): Suite | undefined {
  return suites.find((suite) => patterns[suite].test(file))
}

/** Loaded when the site starts; Next loads src/instrumentation.ts without any file importing it. */
const site = ['scripts/start.mjs', 'src/instrumentation.ts']
const journeys = ['tests/e2e/support/global-setup.ts', 'tests/e2e/support/test.ts', ...site]

/** Files that every test of a suite depends on without importing them. */
export const suiteSetup: Readonly<Record<Suite, readonly string[]>> = {
  unit: ['tests/isolation.setup.ts', 'tests/quiet.setup.ts'],
  integration: ['tests/postgres.setup.ts', 'server/lifecycle/known-formats.ts'],
  process: ['tests/process/seeded.setup.ts', 'scripts/backup.ts', 'scripts/restore.ts', ...site],
  journeys,
  'site-wide': journeys,
}

/** Whether the tests of a suite fetch pages from the built site. */
export const fetchesPages = (suite: Suite): boolean => !['unit', 'integration'].includes(suite)
