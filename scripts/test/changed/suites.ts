/** A part of the tests that one run of its runner carries out. */
export type Suite = 'unit' | 'integration' | 'process' | 'journeys' | 'site-wide'

const patterns: Readonly<Record<Suite, RegExp>> = {
  unit: /^(?!tests\/process\/)(?!.*\.int\.test\.).*\.test\.tsx?$/,
  integration: /\.int\.test\.tsx?$/,
  process: /^tests\/process\/.*\.test\.ts$/,
  journeys: /^tests\/e2e\/(?!site-wide\/).*\.spec\.ts$/,
  'site-wide': /^tests\/e2e\/site-wide\/.*\.spec\.ts$/,
}

export const suites = Object.keys(patterns) as readonly Suite[]

/** The suite a file is a test of; undefined for every other file. */
export function suiteOf(file: string): Suite | undefined {
  return suites.find((suite) => patterns[suite].test(file))
}

/** Next loads it when the site starts; no file names it. */
const site = ['scripts/start.mjs', 'src/instrumentation.ts']
const journeys = ['tests/e2e/support/global-setup.ts', 'tests/e2e/support/test.ts', ...site]

/** What every test of a suite stands on, without importing it. */
export const ground: Readonly<Record<Suite, readonly string[]>> = {
  unit: ['tests/afresh.setup.ts', 'tests/quiet.setup.ts'],
  integration: ['tests/postgres.setup.ts', 'server/lifecycle/known-formats.ts'],
  process: ['tests/process/seeded.setup.ts', 'scripts/backup.ts', 'scripts/restore.ts', ...site],
  journeys,
  'site-wide': journeys,
}

/** Suites whose tests ask the built site for pages. */
export const asksPages = (suite: Suite): boolean => !['unit', 'integration'].includes(suite)
