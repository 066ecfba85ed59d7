import { test as base, expect } from '@playwright/test'
import { type Crawl, crawl } from './crawl.ts'
import { PINNED_CLOCK } from './settings.ts'
import { watchForTrouble } from './trouble.ts'

type TestFixtures = {
  /** Declares trouble a journey causes on purpose, such as the 404 of a page that is not there. */
  readonly tolerate: (pattern: RegExp) => void
}

type WorkerFixtures = {
  /** Every page and every link that can be reached from the home page and the sitemap. */
  readonly crawled: Crawl
}

/**
 * Playwright's test on the server's clock, which also fails on any console error, page error, CSP violation or
 * 5xx answer.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    await context.clock.setSystemTime(PINNED_CLOCK)
    await use(context)
  },
  tolerate: [
    async ({ context }, use) => {
      const tolerated: RegExp[] = []
      const trouble = watchForTrouble(context)
      await use((pattern) => tolerated.push(pattern))
      expect(trouble.filter((line) => !tolerated.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  crawled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures a fixture uses, here none
    async ({}, use) => use(await crawl(`http://127.0.0.1:${process.env.E2E_PORT}`)),
    // A page's first answer is its making; there are some hundred.
    { scope: 'worker', timeout: 180_000 },
  ],
})

export { expect }
