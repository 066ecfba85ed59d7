import type { Page } from '@playwright/test'
import { createFigureFactory, type Measure } from '../measure.ts'
import { median } from '../statistics.ts'

const DEALERS = 5_000
/** CPU throttling factor. */
const SLOWDOWN = 4
const LIMIT_MS = 100
/** Longer than any update takes; letters typed after it do not wait for the one before. */
const PAUSE_MS = 1_200

/** Texts typed letter by letter: a suburb, a town with two mistakes, a dealer. */
const texts = ['sandton', 'stelenbosh', 'marula toyota']

type Row = { readonly slug: string; readonly name: string }

/** Answers the request for the list of dealers with as many dealers as {@link DEALERS}, copies of the real ones. */
async function multiplyDealers(page: Page): Promise<void> {
  await page.route('**/sections/dealers', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { dealers: readonly Row[] }
    const dealers = Array.from({ length: DEALERS }, (_, index) => {
      const dealer = list.dealers[index % list.dealers.length] ?? { slug: '', name: '' }
      return { ...dealer, slug: `${dealer.slug}-${index}`, name: `${dealer.name} ${index}` }
    })
    await route.fulfill({ response, json: { ...list, dealers } })
  })
}

/** Records, for each key pressed, the milliseconds until the first frame with other results. */
async function recordUpdates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    let pressed: number | null = null
    addEventListener(
      'keydown',
      () => {
        pressed = performance.now()
      },
      { capture: true },
    )
    new MutationObserver(() => {
      if (pressed === null) return
      const since = pressed
      pressed = null
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - since)
        port2.postMessage(null)
      })
    }).observe(document.querySelector('main') ?? document.body, {
      ...{ childList: true, characterData: true, subtree: true },
    })
    Object.assign(window, { updateTimes: times })
  })
}

/** The delay between a letter typed into the dealer finder and the first results, in a large network. */
export const finder: Measure = {
  name: 'finder',
  run: async ({ site, browser }) => {
    const context = await (await browser()).newContext({ viewport: { width: 1440, height: 900 } })
    try {
      const page = await context.newPage()
      await multiplyDealers(page)
      await page.goto(`${(await site()).url}/dealers`, { waitUntil: 'networkidle' })
      const field = page.getByPlaceholder('Search Dealer Name, Province, City or Suburb ...')
      const loaded = page.waitForResponse('**/sections/dealers')
      await field.pressSequentially('a')
      await loaded
      await page.waitForLoadState('networkidle')
      await recordUpdates(page)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      for (const text of texts) {
        await field.fill('')
        await page.waitForTimeout(PAUSE_MS)
        await field.pressSequentially(text, { delay: PAUSE_MS })
      }
      await page.waitForTimeout(PAUSE_MS)
      const times = await page.evaluate(() => (window as unknown as { updateTimes: number[] }).updateTimes)
      if (times.length === 0) throw new Error('No letter changed the results.')
      const medianMs = median(times)
      return [
        createFigureFactory('finder')(
          `first results after a letter, ${DEALERS} dealers, ${SLOWDOWN}× CPU slowdown, median of ${times.length} (worst)`,
          `${medianMs.toFixed(0)} ms (${Math.max(...times).toFixed(0)} ms)`,
          `≤ ${LIMIT_MS} ms`,
          medianMs <= LIMIT_MS,
        ),
      ]
    } finally {
      await context.close()
    }
  },
}
