import type { Page } from '@playwright/test'
import { addStyles, openPage, representativePages } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

// With reduced motion the page scrolls at once.
test.use({ reducedMotion: 'reduce' })

type Stop = { readonly name: string; readonly violation: string | null } | null

/** Returns the focused element and its violation, if any; null when the focus is on the browser itself. */
async function stopAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const target = focused.closest('label') ?? focused
    const box = target.getBoundingClientRect()
    const name = `${focused.localName} ${(focused.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}`

    const isBar = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.contains(target)) return false
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      }
      return false
    }
    // The outline is 3 px wide and lies 3 px outside the element, or inside it. Fixed elements lie above the bars.
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
    const visiblePoints = points.filter(([x, y]) => inWindow(x, y))
    const isTall = box.height + 12 > innerHeight
    if (visiblePoints.length === 0 || (!isTall && !inWindow(box.left + 1, box.top + 1)))
      return { name, violation: 'is outside the window' }
    for (const [x, y] of visiblePoints) {
      const hits = document.elementsFromPoint(x, y)
      const over = hits.includes(target) ? hits.slice(0, hits.indexOf(target)) : hits
      const bar = over.find((hit) => isBar(hit))
      if (bar) return { name, violation: `is behind ${bar.outerHTML.slice(0, 80)}` }
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // The outline of a field with a unit is on the element around both.
    const parentStyle = getComputedStyle(focused.parentElement ?? focused)
    const hasOuterOutline = [
      getComputedStyle(target),
      getComputedStyle(focused, '::after'),
      parentStyle,
    ].some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
    return { name, violation: hasOutline || hasOuterOutline ? null : 'shows no outline' }
  })
}

/** Moves the focus with a key, at most to the end of the page, and lists the violations on the way. */
async function focusViolations(page: Page, key: 'Tab' | 'Shift+Tab', presses = 300): Promise<string[]> {
  const violations: string[] = []
  let stops = 0
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key)
    const stop = await stopAtFocus(page)
    if (!stop) break
    stops += 1
    if (stop.violation)
      violations.push(`${new URL(page.url()).pathname}, ${key}: ${stop.name} ${stop.violation}`)
  }
  expect(stops, 'stops of the focus').toBeGreaterThan(10)
  return violations
}

/** The notice covers the same places of every page. */
const windows = [
  { width: 390, height: 844, cookieNotice: true, paths: representativePages.slice(0, 2), core: '/' },
  { width: 390, height: 844, cookieNotice: false, paths: representativePages, core: null },
  { width: 1440, height: 900, cookieNotice: true, paths: representativePages.slice(0, 2), core: null },
  { width: 1440, height: 900, cookieNotice: false, paths: representativePages, core: '/vehicles/fortuner' },
] as const

for (const { width, height, cookieNotice, paths, core } of windows) {
  for (const path of paths) {
    test(`keeps the focus uncovered and outlined on ${path} at ${width} px${cookieNotice ? ', with the cookie notice' : ''}`, {
      tag: path === core ? '@core' : [],
    }, async ({ page }) => {
      test.setTimeout(60_000)
      await page.setViewportSize({ width, height })
      await openPage(page, path, { cookieNotice })
      expect.soft(await focusViolations(page, 'Tab')).toEqual([])
      expect.soft(await focusViolations(page, 'Shift+Tab')).toEqual([])
    })
  }
}

test('detects a bar that covers the focused element', { tag: '@core' }, async ({ page }) => {
  await openPage(page, '/privacy-notice')
  await addStyles(page, 'footer { position: sticky; bottom: 0; height: 70vh; background: white }')
  await page.locator('header a').first().focus()
  expect(await focusViolations(page, 'Tab', 40)).not.toEqual([])
})
