/** What the way back to the top, which stands on the notice, takes up. Pixels. */
const wayToTop = 72

/**
 * Keeps what has the focus out from behind something at the foot of the window: the browser scrolls it as far up as
 * that is high. A ref: it ends when the element goes away.
 */
export function keepFocusAbove(element: HTMLElement | null) {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${element.offsetHeight + wayToTop}px`
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = ''
  }
}
