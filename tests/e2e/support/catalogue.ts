import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from './test.ts'

/** The pages of the component catalogue. */
export const groups = [
  'tokens',
  'actions',
  'layout',
  'content',
  'disclosure',
  'carousel',
  'overlays',
  'forms',
  'wayfinding',
] as const

type Fixtures = {
  /** Opens a page of the catalogue: the name of a group, with the prefix `gr-` in the racing theme. */
  readonly open: (path: string) => Promise<void>
}

type WorkerFixtures = {
  /** The address of a site with its catalogue switched on. */
  readonly catalogueSite: string
}

/** The test of journeys, on a site with its catalogue switched on. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  catalogueSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern, here without fixtures
    async ({}, use) => use(`http://127.0.0.1:${process.env.E2E_PORT}`),
    { scope: 'worker' },
  ],
  open: ({ page, catalogueSite }, use) => use((path) => openAt(page, catalogueSite, path)),
})

/** Opens a page of the component catalogue and rejects cookies, so that the notice covers nothing. */
async function openAt(page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${site}/catalogue/components/${path}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const refuse = page.getByRole('button', { name: 'Reject all' })
  if (await refuse.isVisible()) await refuse.click()
}

/** One example of a component. */
export const example = (page: Page, id: string): Locator => page.locator(`[data-example="${id}"]`)

export { expect }
