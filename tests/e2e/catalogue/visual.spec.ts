import type { Browser, Page, TestInfo } from '@playwright/test'
import { groups } from '../support/catalogue.ts'
import { openPage } from '../support/representative-pages.ts'
import {
  expectNoOtherShots,
  expectShot,
  isUpdatingShots,
  recordBrowser,
  shotSettings,
  stabilisePage,
  stopClock,
} from '../support/shots.ts'
import { expect, test } from '../support/test.ts'

test.use(shotSettings)

const slug = (title: string) =>
  title
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^\w-]+/g, '-')
    .toLowerCase()

type ShotContext = { page: Page; browser: Browser; info: TestInfo }

/** Compares each part of a page with its reference screenshot. */
async function compareShots(
  { page, browser, info }: ShotContext,
  selector: string,
  prefix: string,
  nameOf: string,
) {
  await stabilisePage(page)
  const names: string[] = []
  for (const part of await page.locator(selector).all()) {
    const name = `${prefix}--${slug((await part.getAttribute(nameOf)) ?? '')}`
    await expectShot(part, name, browser)
    names.push(name)
  }
  expect(names.length, prefix).toBeGreaterThan(0)
  if (!isUpdatingShots(info)) expectNoOtherShots(names, `${prefix}--`)
}

test.beforeEach(async ({ page, browser }, info) => {
  if (isUpdatingShots(info)) recordBrowser(browser)
  await stopClock(page)
})

for (const [theme, prefix] of [
  ['light', ''],
  ['racing', 'gr-'],
] as const) {
  test(
    `matches the reference screenshots of components in the ${theme} theme`,
    { tag: theme === 'light' ? '@core' : [] },
    async ({ page, browser }, info) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 1024, height: 900 })
      for (const group of groups) {
        await openPage(page, `/catalogue/components/${prefix}${group}`)
        await compareShots(
          { page, browser, info },
          'main section[id]:has(> h2)',
          `components-${theme}-${group}`,
          'id',
        )
      }
    },
  )
}

async function kinds(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/catalogue/blocks')).text()
  return [...new Set([...html.matchAll(/href="\/catalogue\/blocks\/(\w+)"/g)].map(([, kind = '']) => kind))]
}

/** The first example of each block has every element; screenshots of all examples would be too large. */
const firstExample = '[data-example] >> nth=0'

/** Forms with a vehicle, and those in steps, have views of their own. */
const examplesOf: Readonly<Record<string, string>> = {
  enquiryForm: [
    'With the title it has by itself',
    'A question about a vehicle',
    'An application to the academy',
  ]
    .map((name) => `[data-example="${name}"]`)
    .join(),
}

test('matches the reference screenshots of sections on a phone in the racing theme', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 900 })
  for (const kind of await kinds(page)) {
    await openPage(page, `/catalogue/gr-blocks/${kind}`)
    const examples = examplesOf[kind] ?? firstExample
    await compareShots({ page, browser, info }, examples, `sections-${slug(kind)}`, 'data-example')
  }
})
