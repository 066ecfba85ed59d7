/**
 * Scrolls a list, and nothing else of the page, so far that the chosen one of its labels is in sight.
 *
 * @param value of the chosen input
 */
export function showInList(root: HTMLElement | null, value: string): void {
  const list = root?.querySelector<HTMLElement>('[data-list]')
  const label = root?.querySelector<HTMLElement>(`input[value="${CSS.escape(value)}"]`)?.parentElement
  if (!list || !label) return
  const before = Math.min(label.offsetTop - list.scrollTop, label.offsetLeft - list.scrollLeft)
  const beyond = Math.max(
    label.offsetTop + label.offsetHeight - list.scrollTop - list.clientHeight,
    label.offsetLeft + label.offsetWidth - list.scrollLeft - list.clientWidth,
  )
  if (before >= 0 && beyond <= 0) return
  list.scrollTo({ top: label.offsetTop - 4, left: label.offsetLeft - 4 })
}
