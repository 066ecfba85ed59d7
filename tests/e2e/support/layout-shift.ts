import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * A browser that has too little time may paint a row before it has read all of it, which then moves its first elements by
 * their width. No page can prevent that; a section that changes its height scores more.
 */
const unfinishedRow = 0.003

/** Scrolls a page to its end and lists the layout shifts since its first paint, with score and elements. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async (minimum) => {
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const moved = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement
      const text = node?.textContent?.trim().slice(0, 30)
      return `${element?.localName}.${element?.className} “${text}” from ${at(previousRect)} to ${at(currentRect)}`
    }
    const shifts: string[] = []
    const record = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value, sources } of entries as Shift[]) {
        if (hadRecentInput || value < minimum) continue
        shifts.push(`${location.pathname} ${value}: ${sources.map(moved).join('; ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    record(observer.takeRecords())
    observer.disconnect()
    scrollTo({ top: 0, behavior: 'instant' })
    return shifts
  }, unfinishedRow)
}

/**
 * Lists the layout shifts of a loaded page that occur again when it is loaded again. A browser that has too little time
 * paints half a page, and then moves what it painted; a page that moves by itself does so every time.
 */
export async function repeatedLayoutShifts(page: Page): Promise<string[]> {
  const first = await layoutShifts(page)
  if (first.length === 0) return []
  await page.reload({ waitUntil: 'networkidle' })
  return layoutShifts(page)
}
