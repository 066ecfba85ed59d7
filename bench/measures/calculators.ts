import type { Page } from '@playwright/test'
import { type Figure, type Measure, pages } from '../measure.ts'
import { median } from '../statistics.ts'

const RUNS = 20
/** How many times slower than this machine the processor is made. */
const SLOWDOWN = 4
const LIMIT = 16

/** What a visitor changes, and values that each change the instalment of its card. */
const inputs = [
  { name: 'deposit', selector: 'input[type="text"]', place: 0, values: ['10000', '25000'] },
  { name: 'term', selector: 'select', place: 0, values: ['60', '48'] },
  { name: 'balloon', selector: 'select', place: 1, values: ['2000', '1000'] },
  { name: 'rate', selector: 'input[type="range"]', place: 0, values: ['3', '5'] },
] as const

type Input = (typeof inputs)[number]

/** Milliseconds from an input to the page with all figures that follow from it, laid out; painting is left out. */
async function timeToResult(page: Page, { selector, place }: Input, value: string): Promise<number> {
  return page
    .locator('#instalment article')
    .first()
    .locator(selector)
    .nth(place)
    .evaluate(async (element: HTMLInputElement | HTMLSelectElement, wanted) => {
      const shown = () => document.querySelector('#instalment [data-summary]')?.textContent
      const prototype = Object.getPrototypeOf(element)
      const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
      await new Promise((done) => requestIdleCallback(done))
      const before = shown()
      const began = performance.now()
      write?.call(element, wanted)
      element.dispatchEvent(new Event(element.localName === 'select' ? 'change' : 'input', { bubbles: true }))
      while (shown() === before) {
        if (performance.now() - began > 5_000) throw new Error(`${wanted} changed nothing.`)
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = done
          port2.postMessage(null)
        })
      }
      document.body.getBoundingClientRect()
      return performance.now() - began
    }, value)
}

function figure(name: string, times: readonly number[]): Figure {
  const middle = median(times)
  return {
    name: `${name} changed in the calculators, at ${SLOWDOWN}× CPU slowdown, median of ${RUNS} (worst)`,
    measured: `${middle.toFixed(1)} ms (${Math.max(...times).toFixed(1)} ms)`,
    goal: `≤ ${LIMIT} ms`,
    reference: '–',
    reached: middle <= LIMIT,
  }
}

/** How long a visitor waits for the figures after any input of the finance block. */
export const calculators: Measure = {
  name: 'calculators',
  run: async ({ site, browser }) => {
    const context = await (await browser()).newContext({ viewport: { width: 1440, height: 900 } })
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await page.goto((await site()).url + pages.vehicle, { waitUntil: 'networkidle' })
      await page.locator('#instalment button[aria-expanded="false"][aria-controls]').first().click()
      await page.locator('#instalment article').nth(1).waitFor()
      await page.waitForLoadState('networkidle')
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      const figures: Figure[] = []
      for (const input of inputs) {
        const times: number[] = []
        for (let run = 0; run < RUNS; run += 1) {
          times.push(await timeToResult(page, input, input.values[run % input.values.length] ?? ''))
        }
        figures.push(figure(input.name, times))
      }
      return figures
    } finally {
      await context.close()
    }
  },
}
