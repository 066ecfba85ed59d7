import type { Page } from '@playwright/test'
import { openPage, representativePages } from './representative-pages.ts'
import { expect } from './test.ts'

/** What of a page's text is cut off, sticks out of its control, or lies over other text: a line each. */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const says = (element: Element) =>
      `${location.pathname} <${element.localName}> ${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}`
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .sr-only, [aria-roledescription="slide"]:nth-child(n + 2), svg')
    const all = [...document.body.querySelectorAll('*')].filter(shown)
    const scrollable = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      ['auto', 'scroll'].includes(style[axis])

    const sideways =
      document.documentElement.scrollWidth > innerWidth
        ? [`${location.pathname} scrolls sideways: ${document.documentElement.scrollWidth} px`]
        : []

    const cutOff = all
      .filter((element) => {
        const style = getComputedStyle(element)
        if (!element.textContent?.trim() || element.clientWidth < 4) return false
        const hides = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis'
        const wide = hides && !scrollable(style, 'overflowX') && element.scrollWidth > element.clientWidth + 1
        const high =
          ['hidden', 'clip'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1
        return wide || high
      })
      // A row of slides goes on beside its frame, where arrows lead.
      .filter((element) => !element.querySelector('.slides, [aria-roledescription="slide"]'))
      .map((element) => `${says(element)}: is cut off`)

    const controls = all
      .filter((element) => element.matches('a, button, summary, label, td, th, dd, dt'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 4)
      .map((element) => `${says(element)}: sticks out of its box`)

    // What stays at the foot of the window lies over what passes below it, which can be scrolled.
    const inBar = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      }
      return false
    }
    type Line = { element: Element; left: number; right: number; top: number; bottom: number }
    const lines: Line[] = []
    for (const element of all.filter((candidate) => !inBar(candidate))) {
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // Letters fill about the middle three fifths of the box of their line.
          const air = (bottom - top) / 5
          lines.push({ element, left, right, top: top + air, bottom: bottom - air })
        }
      }
    }
    const near = lines.sort((one, other) => one.top - other.top)
    const over: string[] = []
    near.forEach((line, index) => {
      for (const other of near.slice(index + 1)) {
        if (other.top >= line.bottom) break
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - other.top
        if (across > 2 && down > 2 && line.element !== other.element) {
          over.push(`${says(line.element)} and ${says(other.element)}: lie over each other`)
        }
      }
    })
    // It leaves more of the window free than a third.
    const bars = all
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .filter((element) => element.getBoundingClientRect().height > (innerHeight * 2) / 3)
      .map((element) => `${says(element)}: covers the window`)
    return [...sideways, ...bars, ...cutOff, ...controls, ...over]
  })
}

/** Goes through the representative pages at a width, with text of a size in percent. */
export async function expectNothingLost(page: Page, width: number, textSize = 100) {
  await page.setViewportSize({ width, height: 800 })
  for (const path of representativePages) {
    await openPage(page, path, { asked: true, textSize })
    expect.soft(await lostText(page), path).toEqual([])
  }
}
