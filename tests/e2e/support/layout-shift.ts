import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What moved by itself, from a page's first paint until it was scrolled to its end: nothing, or how much and what. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const moved = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement
      const words = node?.textContent?.trim().slice(0, 30)
      return `${element?.localName}.${element?.className} “${words}” from ${at(previousRect)} to ${at(currentRect)}`
    }
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value, sources } of entries as Shift[]) {
        if (!hadRecentInput) shifts.push(`${location.pathname} ${value}: ${sources.map(moved).join('; ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    note(observer.takeRecords())
    observer.disconnect()
    scrollTo({ top: 0, behavior: 'instant' })
    return shifts
  })
}
