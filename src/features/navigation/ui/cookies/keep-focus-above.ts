/**
 * Keeps what has the focus out from behind something at the foot of the window: the browser scrolls it as far up as
 * that is high. A ref: it ends when the element goes away.
 */
export function keepFocusAbove(element: HTMLElement | null) {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${element.offsetHeight + 16}px`
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = ''
  }
}
