import { axeViolations } from '#tests/e2e/support/axe.ts'
import { crawl } from '#tests/e2e/support/crawl.ts'
import type { Measure } from '../measure.ts'

/** Accessibility violations on every page that the crawler finds. */
export const axe: Measure = {
  name: 'axe',
  run: async ({ site, browser }) => {
    const { pages } = await crawl((await site()).url)
    const context = await (await browser()).newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    let violations = 0
    for (const { url } of pages) {
      await page.goto(url, { waitUntil: 'networkidle' })
      violations += (await axeViolations(page)).length
    }
    await context.close()
    return [
      {
        name: `axe violations on ${pages.length} pages`,
        measured: String(violations),
        goal: '0',
        reference: '3–5 a page',
        reached: violations === 0,
      },
    ]
  },
}
