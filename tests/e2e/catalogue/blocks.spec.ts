import type { Page } from '@playwright/test'
import { isExhaustive } from '../../scale.ts'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/catalogue.ts'
import { repeatedLayoutShifts } from '../support/layout-shift.ts'

/** The block of every example, except spacers, which have neither text nor pictures. */
const visibleBlocks = '[data-example] > [data-block]:not([data-block="spacer"])'

/** Returns the address of the catalogue page of each block. */
async function kindPages(page: Page, overview: string): Promise<string[]> {
  const response = await page.request.get(overview)
  expect(response.status(), overview).toBe(200)
  const html = await response.text()
  const { origin, pathname } = new URL(overview)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
  return [...new Set(links.filter((href) => href.startsWith(`${pathname}/`)))].map((href) => origin + href)
}

/** Returns the examples that show neither text nor a loaded picture. */
async function emptyExamples(page: Page): Promise<string[]> {
  // Loads the pictures of hidden slides and panels too.
  await page.evaluate(() => {
    for (const img of document.querySelectorAll<HTMLImageElement>('main img')) img.loading = 'eager'
  })
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLImageElement>('main img')].every((img) => img.complete),
    undefined,
    { timeout: 30_000 },
  )
  return page.locator(visibleBlocks).evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const pictures = [...block.querySelectorAll('img')]
        const broken = pictures.some((img) => img.naturalWidth === 0)
        const hasText = (block as HTMLElement).innerText.trim() !== ''
        return broken || (!hasText && pictures.length === 0)
      })
      .map((block) => block.parentElement?.getAttribute('data-example') ?? ''),
  )
}

/** Collects every message of the console, warnings included. */
function collectMessages(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    messages.push(`${page.url()} ${message.type()}: ${message.text()}`)
  })
  return messages
}

/** A page of the catalogue shows one section several times, which no page of the site does. */
const violations = (page: Page) => axeViolations(page, ['landmark-unique'])

/** Lists what is wrong with a page of the catalogue at the width of the window. */
async function defects(page: Page): Promise<string[]> {
  return [...(await repeatedLayoutShifts(page)), ...(await overflows(page)), ...(await violations(page))]
}

async function overflows(page: Page): Promise<string[]> {
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const)
  return wide > width ? [`${page.url()} is ${wide} px wide in a window of ${width} px`] : []
}

// Both themes share layout and pictures: the racing one is checked for what its colours and typeface may break.
for (const [theme, list, width, promise] of [
  ['light', 'blocks', 390, 'without axe violations, overflow or layout shift'],
  ['racing', 'gr-blocks', 1280, 'without axe violations'],
] as const) {
  test(`shows every example of every section ${promise}, ${theme} at ${width} px`, async ({
    page,
    catalogueSite,
  }) => {
    const messages = collectMessages(page)
    await page.setViewportSize({ width, height: 900 })
    const pages = await kindPages(page, `${catalogueSite}/catalogue/${list}`)
    expect(pages.length).toBeGreaterThan(50)
    test.setTimeout(30_000 + pages.length * 15_000)
    for (const url of pages) {
      await page.goto(url, { waitUntil: 'networkidle' })
      await expect.soft(page.locator('html')).toHaveAttribute('data-theme', theme)
      if (theme === 'light') expect.soft(await emptyExamples(page), url).toEqual([])
      expect.soft(theme === 'light' ? await defects(page) : await violations(page)).toEqual([])
    }
    expect(messages).toEqual([])
  })
}

for (const width of [390, 1440]) {
  test(`shows one page with every section without axe violations, overflow or layout shift at ${width} px`, {
    tag: width === 390 ? '@core' : [],
  }, async ({ page, catalogueSite }) => {
    test.setTimeout(120_000)
    const messages = collectMessages(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${catalogueSite}/catalogue/blocks`, { waitUntil: 'networkidle' })
    expect(await page.locator('[data-example]').count()).toBeGreaterThan(50)
    expect.soft(await defects(page)).toEqual([])
    // The gate leaves the pictures to the unit tests of the examples and to the wide page: loading all of them takes longest.
    if (isExhaustive) expect(await emptyExamples(page)).toEqual([])
    expect(messages).toEqual([])
  })
}

test('fits a page with every section into every width from 320 to 1920 px', async ({
  page,
  catalogueSite,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${catalogueSite}/catalogue/blocks`, { waitUntil: 'networkidle' })
  for (const width of [320, 360, 480, 600, 767, 768, 900, 1024, 1152, 1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overflows(page)).toEqual([])
  }
})

test('hides the catalogue of sections from search engines, and returns 404 for unknown kinds', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of ['/catalogue/blocks', '/catalogue/gr-blocks/text'])
    expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/)
  for (const path of ['/catalogue/blocks/quantumWidget', '/catalogue/boxes'])
    expect((await request.get(path)).status(), path).toBe(404)
})
