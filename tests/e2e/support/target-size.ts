import type { Page } from '@playwright/test'

/**
 * What a visitor can press on a page as it stands, and is smaller than it should be: a line each.
 *
 * How large a target is, is asked of the browser: from its middle as far as a press still meets it. So a card whose
 * link covers all of it is as large as the card. Links within a sentence are excepted, as they are by WCAG 2.5.5 and
 * 2.5.8; up to 24 px so are targets with enough room around them (2.5.8, spacing).
 *
 * @param least pixels in either direction
 */
export async function smallTargets(page: Page, least: number, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ least, within }) => {
      const selector =
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]'
      const spacing = 24

      /** A field inside its label is as large as that. */
      const whole = (element: Element) => element.closest('label') ?? element
      const shown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert]') &&
        // Seen only while it has the focus, as a link that jumps over the header is.
        !(element.localName === 'a' && element.matches('.sr-only')) &&
        !(element as HTMLButtonElement).disabled
      const inSentence = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false
        let block = element.parentElement
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
        const words = (node: Element | null) => (node?.textContent ?? '').trim()
        return words(block) !== words(element)
      }

      const size = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const met = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y)
          const target = hit?.closest(selector)
          return hit !== null && (element.contains(hit) || (target ? whole(target) === element : false))
        }
        const reach = (stepX: number, stepY: number) => {
          let steps = 0
          while (steps < least && met(middle.x + stepX * (steps + 1), middle.y + stepY * (steps + 1)))
            steps += 1
          return steps
        }
        if (!met(middle.x, middle.y)) return { width: box.width, height: box.height, box }
        // The pixel in the middle counts once.
        return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1, box }
      }

      const targets = [
        ...new Set([...document.querySelectorAll(`${within} :is(${selector})`)].filter(shown).map(whole)),
      ]
      const pageBox = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + scrollX, y: y + scrollY, width, height }
      }
      const hasRoom = (element: Element) => {
        const own = pageBox(element)
        const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 }
        return targets.every((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return true
          const { x, y, width, height } = pageBox(other)
          const apart = Math.hypot(
            Math.max(x - middle.x, 0, middle.x - x - width),
            Math.max(y - middle.y, 0, middle.y - y - height),
          )
          return apart >= spacing / 2
        })
      }

      return targets.flatMap((element) => {
        if (inSentence(element)) return []
        const { width, height } = size(element)
        // Half a pixel is lost where a box does not begin on a whole one.
        if (width >= least - 1 && height >= least - 1) return []
        if (least <= spacing && hasRoom(element)) return []
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
        return [
          `${location.pathname} <${element.localName}> ${name}: ${Math.round(width)} × ${Math.round(height)}`,
        ]
      })
    },
    { least, within },
  )
}
