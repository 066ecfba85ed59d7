/**
 * Moves the focus away from a notice that disappears: to the element that had it before, else to the first heading that
 * is not above the window.
 */
export function returnFocus(previous: HTMLElement | null) {
  if (previous?.isConnected) return previous.focus({ preventScroll: true })
  const headings = document.querySelectorAll<HTMLElement>('main :is(h1, h2)')
  const heading = [...headings].find((element) => element.getBoundingClientRect().top >= 0)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
