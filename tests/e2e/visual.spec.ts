import type { Browser, Page, TestInfo } from '@playwright/test'
import { groups } from './support/catalogue.ts'
import { openPage } from './support/representative-pages.ts'
import {
  expectNoOther,
  expectShot,
  holdStill,
  noteBrowser,
  renewing,
  shotSettings,
  stopClock,
} from './support/shots.ts'
import { expect, test } from './support/test.ts'

test.use(shotSettings)

const slug = (words: string) =>
  words
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^\w-]+/g, '-')
    .toLowerCase()

type Shooting = { page: Page; browser: Browser; info: TestInfo }

/** Shoots parts of a page one after the other, each under its own name. */
async function shoot({ page, browser, info }: Shooting, selector: string, prefix: string, nameOf: string) {
  await holdStill(page)
  const names: string[] = []
  for (const part of await page.locator(selector).all()) {
    const name = `${prefix}--${slug((await part.getAttribute(nameOf)) ?? '')}`
    await expectShot(part, name, browser)
    names.push(name)
  }
  expect(names.length, prefix).toBeGreaterThan(0)
  if (!renewing(info)) expectNoOther(names, `${prefix}--`)
}

test.beforeEach(async ({ page, browser }, info) => {
  if (renewing(info)) noteBrowser(browser)
  await stopClock(page)
})

for (const [dress, before] of [
  ['light', ''],
  ['racing', 'gr-'],
] as const) {
  test(`components look as they did, ${dress}`, async ({ page, browser }, info) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 1024, height: 900 })
    for (const group of groups) {
      await openPage(page, `/catalogue/components/${before}${group}`)
      await shoot({ page, browser, info }, 'main section[id]:has(> h2)', `components-${dress}-${group}`, 'id')
    }
  })
}

async function kinds(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/catalogue/blocks')).text()
  return [...new Set([...html.matchAll(/href="\/catalogue\/blocks\/(\w+)"/g)].map(([, kind = '']) => kind))]
}

test('sections look as they did on a phone, racing', async ({ page, browser }, info) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 900 })
  for (const kind of await kinds(page)) {
    await openPage(page, `/catalogue/gr-blocks/${kind}`)
    // The first example of each has everything in it; all of them would fill the repository.
    await shoot({ page, browser, info }, '[data-example] >> nth=0', `sections-${slug(kind)}`, 'data-example')
  }
})
