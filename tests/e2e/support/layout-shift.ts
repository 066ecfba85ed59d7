import type { Page } from '@playwright/test'

/** How much of a page moved by itself, from its first paint until it was scrolled to its end (0 is none). */
export async function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shift += entry.value
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    observer.disconnect()
    scrollTo({ top: 0, behavior: 'instant' })
    return shift
  })
}
