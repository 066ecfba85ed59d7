import { type BrowserContext, test as base, expect, type Request } from '@playwright/test'
import { collectBrowserErrors } from './browser-errors.ts'
import type { Crawl } from './crawl.ts'
import { PINNED_CLOCK } from './settings.ts'
import { sharedCrawl } from './shared-crawl.ts'

type TestFixtures = {
  /** Allows an error that a journey causes on purpose, such as the 404 of a missing page. */
  readonly tolerate: (pattern: RegExp) => void
}

type WorkerFixtures = {
  /** Every page and every link that can be reached from the home page and the sitemap. */
  readonly crawled: Crawl
}

/** Whether a request is for a page, and not for a frame in it. */
function isForPage(request: Request): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame().parentFrame() === null
  } catch {
    // The first request of a new window comes before its frame.
    return true
  }
}

/** Counts the pages that a journey opens, and returns the number so far. */
function countVisits(context: BrowserContext): () => number {
  let visits = 0
  context.on('request', (request) => {
    if (isForPage(request)) visits += 1
  })
  return () => visits
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
    async ({ context }, use, info) => {
      const tolerated: RegExp[] = []
      const errors = collectBrowserErrors(context)
      const visits = countVisits(context)
      await use((pattern) => tolerated.push(pattern))
      // Read from the report by scripts/test, which limits them.
      info.annotations.push({ type: 'visits', description: String(visits()) })
      expect(errors.filter((line) => !tolerated.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  crawled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern, here without fixtures
    async ({}, use) => use(await sharedCrawl(`http://127.0.0.1:${process.env.E2E_PORT}`)),
    // The first request renders each page, and there are some hundred.
    { scope: 'worker', timeout: 180_000 },
  ],
})

export { expect }
