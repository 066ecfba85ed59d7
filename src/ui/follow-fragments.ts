/**
 * Follows links to a part of the page natively until the returned function is called. Next would request the page
 * again, and not scroll, once its query has changed without Next. The new history entry keeps Next's state, without
 * which Next would not render the page on a return to it.
 */
export function followFragments(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { state } = window.history
    window.location.assign(link.href)
    window.history.replaceState(state, '')
  }
  // Before the handlers of React.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
