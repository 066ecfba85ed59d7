import type { Page } from '@playwright/test'
import type { Figure, Measure } from '../measure.ts'
import { median } from '../statistics.ts'

const RUNS = 24
/** CPU throttling factor. */
const SLOWDOWN = 4
const LIMIT_MS = 16
/** Options in view that can be ticked: the open groups of fuel, transmission and colour. */
const options = 'fieldset li input[type="checkbox"]:not(:disabled)'

type Times = {
  /** Milliseconds until the fields, the counts and the number of vehicles have changed. */
  readonly changed: number
  /** Milliseconds until the next frame is painted. */
  readonly painted: number
}

/** The path of the listing with the most vehicles, and their number. */
async function largestListing(url: string): Promise<{ path: string; count: number }> {
  const response = await fetch(`${url}/sections/used-vehicles?view=map`)
  const { dealers } = (await response.json()) as { dealers: { slug: string; count: number }[] }
  const [largest] = dealers.toSorted((one, other) => other.count - one.count)
  if (!largest) throw new Error('No dealer has used vehicles.')
  return { path: `/dealers/${largest.slug}/pre-owned`, count: largest.count }
}

/** Ticks or clears an option; every run another one. */
async function timesOf(page: Page, run: number): Promise<Times> {
  const inputs = page.locator(options).and(page.locator(':visible'))
  const times = await inputs.nth(run % (await inputs.count())).evaluate(async (input: HTMLInputElement) => {
    const chosen = () => document.querySelectorAll('input[type="checkbox"]:checked').length
    const before = chosen()
    // Click while the page is idle, not just before a frame is due.
    await new Promise((done) => requestIdleCallback(done))
    const began = performance.now()
    input.click()
    await Promise.resolve()
    const changed = performance.now() - began
    await new Promise((painted) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = painted
        port2.postMessage(null)
      })
    })
    return { changed, painted: performance.now() - began, hasChanged: chosen() !== before }
  })
  if (!times.hasChanged) throw new Error('The click chose nothing.')
  return times
}

function figure(name: string, times: readonly number[], limit: number | null): Figure {
  const medianMs = median(times)
  return {
    name: `stock filters: ${name}, at ${SLOWDOWN}× CPU slowdown, median of ${times.length} (worst)`,
    measured: `${medianMs.toFixed(1)} ms (${Math.max(...times).toFixed(1)} ms)`,
    goal: limit === null ? '–' : `≤ ${limit} ms`,
    reference: '–',
    reached: limit === null ? null : medianMs <= limit,
  }
}

/** The filters of the largest listing of a dealer, which run in the browser. */
export const stockFilters: Measure = {
  name: 'stock-filters',
  run: async ({ site, browser }) => {
    const { url } = await site()
    const { path, count } = await largestListing(url)
    const context = await (await browser()).newContext({ viewport: { width: 1440, height: 900 } })
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      const times: Times[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(await timesOf(page, run))
      return [
        figure(
          `${count} vehicles filtered and counted`,
          times.map(({ changed }) => changed),
          LIMIT_MS,
        ),
        figure(
          'until painted',
          times.map(({ painted }) => painted),
          null,
        ),
      ]
    } finally {
      await context.close()
    }
  },
}
