import type { Page } from '@playwright/test'

/**
 * Lists the targets of a page in its current state that are too small, a line each.
 *
 * A target is measured by hit testing, from its centre in all four directions, so a card covered by its link is as
 * large as the card. Exempt are links within a sentence (WCAG 2.5.5 and 2.5.8) and, for a limit of up to 24 px, targets
 * with enough space around them (2.5.8, spacing).
 *
 * @param min smallest width and height in pixels
 */
export async function smallTargets(page: Page, min: number, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ min, within }) => {
      const selector =
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]'
      const spacing = 24

      /** A box with a label is as large as the label, which toggles it too. */
      const targetOf = (element: Element) =>
        element.closest('label') ??
        (element.matches('[type="checkbox"], [type="radio"]')
          ? ((element as HTMLInputElement).labels?.[0] ?? element)
          : element)
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert]') &&
        // A skip link is only visible while it has the focus.
        !(element.localName === 'a' && element.matches('.sr-only')) &&
        !(element as HTMLButtonElement).disabled
      const inSentence = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false
        let block = element.parentElement
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
        const text = (node: Element | null) => (node?.textContent ?? '').trim()
        return text(block) !== text(element)
      }

      const size = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const isHit = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y)
          const target = hit?.closest(selector)
          return hit !== null && (element.contains(hit) || (target ? targetOf(target) === element : false))
        }
        const reach = (stepX: number, stepY: number) => {
          let steps = 0
          while (steps < min && isHit(centre.x + stepX * (steps + 1), centre.y + stepY * (steps + 1)))
            steps += 1
          return steps
        }
        if (!isHit(centre.x, centre.y)) return { width: box.width, height: box.height, box }
        // The pixel in the centre counts once.
        return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1, box }
      }

      const targets = [
        ...new Set(
          [...document.querySelectorAll(`${within} :is(${selector})`)].filter(isVisible).map(targetOf),
        ),
      ]
      const pageBox = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + scrollX, y: y + scrollY, width, height }
      }
      const hasSpace = (element: Element) => {
        const own = pageBox(element)
        const centre = { x: own.x + own.width / 2, y: own.y + own.height / 2 }
        return targets.every((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return true
          const { x, y, width, height } = pageBox(other)
          const distance = Math.hypot(
            Math.max(x - centre.x, 0, centre.x - x - width),
            Math.max(y - centre.y, 0, centre.y - y - height),
          )
          return distance >= spacing / 2
        })
      }

      return targets.flatMap((element) => {
        if (inSentence(element)) return []
        const { width, height } = size(element)
        // A box that does not start on a whole pixel loses half a pixel.
        if (width >= min - 1 && height >= min - 1) return []
        if (min <= spacing && hasSpace(element)) return []
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
        return [
          `${location.pathname} <${element.localName}> ${name}: ${Math.round(width)} × ${Math.round(height)}`,
        ]
      })
    },
    { min, within },
  )
}
