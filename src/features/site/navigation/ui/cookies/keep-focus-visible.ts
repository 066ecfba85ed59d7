/**
 * Ref that tells the height of an element at the bottom of the window as `--notice` while it is mounted. The scroll padding
 * of the document, and what lies above the element, follow it.
 */
export function keepFocusVisible(element: HTMLElement | null) {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--notice', `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--notice')
  }
}
