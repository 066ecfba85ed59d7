import type { Page } from '@playwright/test'
import { type Figure, type Measure, pages } from '../measure.ts'
import { median } from '../statistics.ts'

const RUNS = 12
/** CPU throttling factor. */
const SLOWDOWN = 4
const LIMIT = 50
/** A model of the grade with the most models. */
const manyModels = '?model=44H'

/** Selectors of the unselected choices. */
const choices = {
  tab: '#models [role="tab"][aria-selected="false"]',
  swatch: '#design input:not(:checked)',
  model: '#models [data-list] input:not(:checked)',
} as const

/** Milliseconds from a click until the first frame that shows the result. */
async function timeToPaint(page: Page, selector: string, run: number): Promise<number> {
  return page
    .locator(selector)
    .nth(run % (await page.locator(selector).count()))
    .evaluate(async (element: HTMLElement) => {
      // Click while the page is idle, not just before a frame is due.
      await new Promise((done) => requestIdleCallback(done))
      const began = performance.now()
      element.click()
      await new Promise((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = painted
          port2.postMessage(null)
        })
      })
      return performance.now() - began
    })
}

function figure(name: string, times: readonly number[]): Figure {
  const medianMs = median(times)
  return {
    name: `${name} chosen, at ${SLOWDOWN}× CPU slowdown, median of ${RUNS} (worst)`,
    measured: `${medianMs.toFixed(0)} ms (${Math.max(...times).toFixed(0)} ms)`,
    goal: `≤ ${LIMIT} ms`,
    reference: '–',
    reached: medianMs <= LIMIT,
  }
}

/** The delay until another grade, colour or model is shown. */
export const choosing: Measure = {
  name: 'choosing',
  run: async ({ site, browser }) => {
    const context = await (await browser()).newContext({ viewport: { width: 1440, height: 900 } })
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const figures: Figure[] = []
      for (const [name, selector] of Object.entries(choices)) {
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        await page.goto((await site()).url + pages.vehicle + manyModels, { waitUntil: 'networkidle' })
        await page.locator('#design').scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        const times: number[] = []
        for (let run = 0; run < RUNS; run += 1) times.push(await timeToPaint(page, selector, run))
        figures.push(figure(name, times))
      }
      return figures
    } finally {
      await context.close()
    }
  },
}
