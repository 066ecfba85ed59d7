import type { Locator, Page } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'
import { ADMIN_PASSWORD, PINNED_CLOCK } from './settings.ts'
import { freePort, startSite } from './site.ts'
import { test as base, expect } from './test.ts'

/** The pages of the catalogue of components. */
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
  /** Opens a page of the catalogue: the name of a group, after `gr-` in the racing dress. */
  readonly open: (path: string) => Promise<void>
}

type WorkerFixtures = {
  /** Address of a site that shows its catalogue. */
  readonly catalogueSite: string
}

/** The test of journeys, on a site that shows its catalogue, and with letters drawn alike on every machine. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  launchOptions: [
    {
      executablePath: findChromium(),
      args: [
        ...chromiumFlags,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
    { scope: 'worker' },
  ],
  catalogueSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures a fixture uses, here none
    async ({}, use) => {
      const env = { CATALOGUE: 'on', WORKER: 'off', CLOCK: PINNED_CLOCK, ADMIN_PASSWORD, LOG_LEVEL: 'warn' }
      const site = await startSite({ port: await freePort(), env })
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: ({ page, catalogueSite }, use) => use((path) => openAt(page, catalogueSite, path)),
})

/** Opens a page of the catalogue on a page of a context of one's own; the question about cookies is answered. */
export async function openAt(page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${site}/catalogue/components/${path}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const refuse = page.getByRole('button', { name: 'Reject all' })
  if (await refuse.isVisible()) await refuse.click()
}

/** One example of a component. */
export const example = (page: Page, id: string): Locator => page.locator(`[data-example="${id}"]`)

export { expect }
