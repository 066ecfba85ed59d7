import { test as base, expect } from '@playwright/test'
import { collectBrowserErrors } from './browser-errors.ts'
import { type Crawl, crawl } from './crawl.ts'
import { PINNED_CLOCK } from './settings.ts'

type TestFixtures = {
  /** Allows an error that a journey causes on purpose, such as the 404 of a missing page. */
  readonly tolerate: (pattern: RegExp) => void
}

type WorkerFixtures = {
  /** Every page and every link that can be reached from the home page and the sitemap. */
  readonly crawled: Crawl
}

/**
 * Playwright's test on the server's clock, which also fails on any console error, page error, CSP violation or
 * 5xx response.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    await context.clock.setSystemTime(PINNED_CLOCK)
    await use(context)
  },
  tolerate: [
    async ({ context }, use) => {
      const tolerated: RegExp[] = []
      const errors = collectBrowserErrors(context)
      await use((pattern) => tolerated.push(pattern))
      expect(errors.filter((line) => !tolerated.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  crawled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern, here without fixtures
    async ({}, use) => use(await crawl(`http://127.0.0.1:${process.env.E2E_PORT}`)),
    // The first request renders each page, and there are some hundred.
    { scope: 'worker', timeout: 180_000 },
  ],
})

export { expect }
