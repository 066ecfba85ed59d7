/** Height of the scroll-to-top button above the notice, in pixels. */
const scrollToTopHeight = 72

/**
 * Ref that keeps the focused element visible above a sticky element at the bottom of the window, by setting the
 * document's scroll padding to its height while it is mounted. `--notice` tells others at the bottom its height.
 */
export function keepFocusVisible(element: HTMLElement | null) {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--notice', `${element.offsetHeight}px`)
    style.scrollPaddingBottom = `${element.offsetHeight + scrollToTopHeight}px`
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--notice')
    style.scrollPaddingBottom = ''
  }
}
