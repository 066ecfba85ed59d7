import type { Page } from '@playwright/test'
import { openPage, representativePages } from './representative-pages.ts'
import { expect } from './test.ts'

/** Lists text that is cut off, overflows its control or overlaps other text, a line each. */
export async function textLayoutErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) =>
      `${location.pathname} <${element.localName}> ${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}`
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .sr-only, [aria-roledescription="slide"]:nth-child(n + 2), svg')
    const all = [...document.body.querySelectorAll('*')].filter(isVisible)
    /** Shortened to some lines on purpose; the page behind its link has the whole text. */
    const isShortened = (style: CSSStyleDeclaration) => style.webkitLineClamp !== 'none'
    const scrollable = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      ['auto', 'scroll'].includes(style[axis])

    const sideways =
      document.documentElement.scrollWidth > innerWidth
        ? [`${location.pathname} scrolls sideways: ${document.documentElement.scrollWidth} px`]
        : []

    const cutOff = all
      .filter((element) => {
        const style = getComputedStyle(element)
        if (!element.textContent?.trim() || element.clientWidth < 4 || isShortened(style)) return false
        const clips = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis'
        const wide = clips && !scrollable(style, 'overflowX') && element.scrollWidth > element.clientWidth + 1
        const high =
          ['hidden', 'clip'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1
        return wide || high
      })
      // The slides of a carousel continue outside its visible area.
      .filter((element) => !element.querySelector('.slides, [aria-roledescription="slide"]'))
      .map((element) => `${describe(element)}: is cut off`)

    const controls = all
      .filter((element) => element.matches('a, button, summary, label, td, th, dd, dt'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 4)
      .map((element) => `${describe(element)}: sticks out of its box`)

    // Fixed and sticky bars cover text that can be scrolled into view.
    const inBar = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      }
      return false
    }
    type Line = { element: Element; left: number; right: number; top: number; bottom: number }
    const lines: Line[] = []
    for (const element of all.filter((candidate) => !inBar(candidate))) {
      const lastLine = isShortened(getComputedStyle(element))
        ? element.getBoundingClientRect().bottom
        : Number.POSITIVE_INFINITY
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // Letters fill about the middle three fifths of the height of a line box.
          const padding = (bottom - top) / 5
          if (bottom - padding > lastLine) continue
          lines.push({ element, left, right, top: top + padding, bottom: bottom - padding })
        }
      }
    }
    const sorted = lines.sort((one, other) => one.top - other.top)
    const overlaps: string[] = []
    sorted.forEach((line, index) => {
      for (const other of sorted.slice(index + 1)) {
        if (other.top >= line.bottom) break
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - other.top
        if (across > 2 && down > 2 && line.element !== other.element) {
          overlaps.push(`${describe(line.element)} and ${describe(other.element)}: lie over each other`)
        }
      }
    })
    // A sticky bar may cover at most two thirds of the window.
    const bars = all
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .filter((element) => element.getBoundingClientRect().height > (innerHeight * 2) / 3)
      .map((element) => `${describe(element)}: covers the window`)
    return [...sideways, ...bars, ...cutOff, ...controls, ...overlaps]
  })
}

/** Checks the representative pages at a width in pixels. */
export async function expectNoTextLayoutErrors(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  for (const path of representativePages) {
    await openPage(page, path, { cookieNotice: true })
    expect.soft(await textLayoutErrors(page), path).toEqual([])
  }
}
