import type { Page } from '@playwright/test'
import { addStyles, openPage, representativePages } from './support/representative-pages.ts'
import { expect, test } from './support/test.ts'

// Scrolling glides for whoever has not asked for less motion; here the page stands where it will.
test.use({ reducedMotion: 'reduce' })

type Stop = { readonly name: string; readonly fault: string | null } | null

/** What has the focus, and what of the page's bars lies over it; null when the focus is on the browser itself. */
async function stopAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const shown = focused.closest('label') ?? focused
    const box = shown.getBoundingClientRect()
    const name = `${focused.localName} ${(focused.getAttribute('aria-label') ?? shown.textContent ?? '').trim().slice(0, 40)}`

    const isBar = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.contains(shown)) return false
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      }
      return false
    }
    // The outline is 3 px wide and 3 px away, or inside; what is fixed lies over the bars, with its outline.
    const { outlineOffset, outlineWidth: width, position } = getComputedStyle(focused)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(width)
    const out = position === 'fixed' || reach <= 0 ? -1 : reach
    const edge = {
      left: box.left - out,
      right: box.right + out,
      top: box.top - out,
      bottom: box.bottom + out,
    }
    const inWindow = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    const points = [
      [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      [edge.left, edge.top],
      [edge.right, edge.top],
      [edge.left, edge.bottom],
      [edge.right, edge.bottom],
    ] as const
    const seen = points.filter(([x, y]) => inWindow(x, y))
    const taller = box.height + 12 > innerHeight
    if (seen.length === 0 || (!taller && !inWindow(box.left + 1, box.top + 1)))
      return { name, fault: 'is outside the window' }
    for (const [x, y] of seen) {
      const hits = document.elementsFromPoint(x, y)
      const over = hits.includes(shown) ? hits.slice(0, hits.indexOf(shown)) : hits
      const bar = over.find((hit) => isBar(hit))
      if (bar) return { name, fault: `is behind ${bar.outerHTML.slice(0, 80)}` }
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // A field with a unit beside it lets the frame around both have the outline.
    const around = getComputedStyle(focused.parentElement ?? focused)
    const lent = [getComputedStyle(shown), getComputedStyle(focused, '::after'), around].some(
      (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    )
    return { name, fault: ring || lent ? null : 'shows no outline' }
  })
}

/** Goes through a page with a key, from where the focus is to the end of the page. */
async function faultsOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = []
  let stops = 0
  for (let press = 0; press < 300; press += 1) {
    await page.keyboard.press(key)
    const stop = await stopAtFocus(page)
    if (!stop) break
    stops += 1
    if (stop.fault) faults.push(`${new URL(page.url()).pathname}, ${key}: ${stop.name} ${stop.fault}`)
  }
  expect(stops, 'stops of the focus').toBeGreaterThan(10)
  return faults
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const asked of [true, false]) {
    test(`keeps the focus uncovered and outlined at ${width} px${asked ? ', cookie notice shown' : ''}`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height })
      for (const path of representativePages) {
        await openPage(page, path, { asked })
        expect.soft(await faultsOnTheWay(page, 'Tab')).toEqual([])
        expect.soft(await faultsOnTheWay(page, 'Shift+Tab')).toEqual([])
      }
    })
  }
}

test('detects a bar that covers the focused element', async ({ page }) => {
  await openPage(page, '/privacy-notice')
  await addStyles(page, 'footer { position: sticky; bottom: 0; height: 70vh; background: white }')
  await page.locator('header a').first().focus()
  expect(await faultsOnTheWay(page, 'Tab')).not.toEqual([])
})
