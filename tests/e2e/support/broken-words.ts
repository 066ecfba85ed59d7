import type { Page } from '@playwright/test'

/**
 * Lists the words of a page that continue on another line without a hyphen, a line each, by the boxes of their letters.
 * Addresses may break anywhere.
 *
 * @param within selector of the elements that are read
 */
export async function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((read) => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, svg, [inert], a[href^="mailto:"], a[href^="tel:"]')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []

    /** The top of each letter's box, rounded; letters of one line have the same. */
    const topsOf = (node: Node, start: number, end: number) => {
      const tops: number[] = []
      for (let at = start; at < end; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const [box] = range.getClientRects()
        tops.push(Math.round(box?.top ?? tops.at(-1) ?? 0))
      }
      return tops
    }

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.closest(read) || !node.nodeValue?.trim() || !isVisible(element)) continue
      for (const { index, 0: word } of node.nodeValue.matchAll(/\S{3,}/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length < 2 || /[@/]|\.\w/.test(word)) continue
        const tops = topsOf(node, index, index + word.length)
        const at = tops.findIndex((top, letter) => letter > 0 && top > (tops[letter - 1] ?? top))
        if (at > 0 && !/[-\u00AD\u2010-\u2015\u2026]/.test(word[at - 1] ?? ''))
          found.push(
            `${location.pathname} at ${innerWidth} px: <${element.localName}> ${word.slice(0, at)}|${word.slice(at)}`,
          )
      }
    }
    return found
  }, within)
}
