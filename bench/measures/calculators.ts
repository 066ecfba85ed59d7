import type { Page } from '@playwright/test'
import { type Figure, type Measure, pages } from '../measure.ts'
import { median } from '../statistics.ts'

const RUNS = 20
/** CPU throttling factor. */
const SLOWDOWN = 4
const LIMIT = 16

/** The inputs to change, and values that each change the instalment of their card. */
const inputs = [
  { name: 'deposit', selector: 'input[type="text"]', position: 0, values: ['10000', '25000'] },
  { name: 'term', selector: 'select', position: 0, values: ['60', '48'] },
  { name: 'balloon', selector: 'select', position: 1, values: ['2000', '1000'] },
  { name: 'rate', selector: 'input[type="range"]', position: 0, values: ['3', '5'] },
] as const

type Input = (typeof inputs)[number]

/** Milliseconds from an input event until all resulting figures are laid out; painting is not included. */
async function timeToResult(page: Page, { selector, position }: Input, value: string): Promise<number> {
  return page
    .locator('#instalment article')
    .first()
    .locator(selector)
    .nth(position)
    .evaluate(async (element: HTMLInputElement | HTMLSelectElement, newValue) => {
      const summaryText = () => document.querySelector('#instalment [data-summary]')?.textContent
      const prototype = Object.getPrototypeOf(element)
      const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
      await new Promise((done) => requestIdleCallback(done))
      const before = summaryText()
      const began = performance.now()
      write?.call(element, newValue)
      element.dispatchEvent(new Event(element.localName === 'select' ? 'change' : 'input', { bubbles: true }))
      while (summaryText() === before) {
        if (performance.now() - began > 5_000) throw new Error(`${newValue} did not change the summary.`)
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
  const medianMs = median(times)
  return {
    name: `${name} changed in the calculators, at ${SLOWDOWN}× CPU slowdown, median of ${RUNS} (worst)`,
    measured: `${medianMs.toFixed(1)} ms (${Math.max(...times).toFixed(1)} ms)`,
    goal: `≤ ${LIMIT} ms`,
    reference: '–',
    reached: medianMs <= LIMIT,
  }
}

/** The delay of the figures after each input of the finance block. */
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
