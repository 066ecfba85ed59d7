import type { Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/catalogue.ts'
import { layoutShifts } from './support/layout-shift.ts'

// All tests share one site.
test.describe.configure({ mode: 'default' })

/** Blocks without text and pictures. */
const emptyBlocks = ['spacer']

/** Returns the address of the catalogue page of each block. */
async function kindPages(page: Page, overview: string): Promise<string[]> {
  const html = await (await page.request.get(overview)).text()
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
  return page.locator('[data-example] > [data-block]').evaluateAll((blocks) =>
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

for (const [theme, list] of [
  ['light', 'blocks'],
  ['racing', 'gr-blocks'],
] as const) {
  for (const width of [390, 1280]) {
    test(`shows every section without axe violations, overflow or layout shift, ${theme} at ${width} px`, async ({
      page,
      catalogueSite,
    }) => {
      const consoleMessages: string[] = []
      page.on('console', (message) =>
        consoleMessages.push(`${page.url()} ${message.type()}: ${message.text()}`),
      )
      await page.setViewportSize({ width, height: 900 })
      const pages = await kindPages(page, `${catalogueSite}/catalogue/${list}`)
      expect(pages.length).toBeGreaterThan(10)
      test.setTimeout(30_000 + pages.length * 15_000)
      for (const url of pages) {
        const kind = url.split('/').at(-1) ?? ''
        await page.goto(url, { waitUntil: 'networkidle' })
        await expect.soft(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect.soft(await layoutShifts(page)).toEqual([])
        if (!emptyBlocks.includes(kind)) expect.soft(await emptyExamples(page), url).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(width)
        // A page of the catalogue shows one section several times, which no page of the site does.
        expect.soft(await axeViolations(page, ['landmark-unique'])).toEqual([])
      }
      expect(consoleMessages).toEqual([])
    })
  }
}

test('hides the catalogue of sections from search engines, and returns 404 for unknown kinds', async ({
  page,
  catalogueSite,
}) => {
  for (const path of ['/catalogue/blocks', '/catalogue/gr-blocks/text']) {
    const html = await (await page.request.get(catalogueSite + path)).text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  }
  for (const path of ['/catalogue/blocks/quantumWidget', '/catalogue/boxes']) {
    expect((await page.request.get(catalogueSite + path)).status(), path).toBe(404)
  }
})
