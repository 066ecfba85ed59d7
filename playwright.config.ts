import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tests/e2e/support/chromium.ts'
import { freePort } from './tests/e2e/support/site.ts'

// Chosen once, here: the workers read this file again, with the environment of the first reading.
process.env.E2E_PORT ??= String(await freePort())

/** The suite that `npm test` runs; undefined when Playwright is called directly, and then runs every journey. */
const suite = process.env.TEST_SUITE

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Two keep the two cores of a small machine busy: a third one only makes journeys time out.
  workers: 2,
  fullyParallel: true,
  ...(suite === 'gate' && { grep: /@core/ }),
  forbidOnly: Boolean(suite),
  // What an editor publishes takes a busy machine of two cores longer than the default of 5 s to show.
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  // The same on every machine; only `npm run shots` replaces them.
  snapshotPathTemplate: '{testDir}/shots/{arg}{ext}',
  updateSnapshots: 'none',
  projects: [
    { name: 'journeys', testIgnore: '**/site-wide/**' },
    // What changes every page would change what the others see.
    { name: 'site-wide', testMatch: '**/site-wide/**/*.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    // A journey that hangs says at which step.
    actionTimeout: 20_000,
    // A worker keeps its context and page between tests, cleared of all state: a new renderer costs more than most tests.
    reuseContext: true,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // A trace costs a third of a journey's time.
    trace: suite ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
  },
})
