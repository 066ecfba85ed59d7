/**
 * Scrolls the list, but not the page, until the label of the selected input is visible.
 *
 * @param value of the selected input
 */
export function scrollToSelected(root: HTMLElement | null, value: string): void {
  const list = root?.querySelector<HTMLElement>('[data-list]')
  const label = root?.querySelector<HTMLElement>(`input[value="${CSS.escape(value)}"]`)?.parentElement
  if (!list || !label) return
  const startOverflow = Math.min(label.offsetTop - list.scrollTop, label.offsetLeft - list.scrollLeft)
  const endOverflow = Math.max(
    label.offsetTop + label.offsetHeight - list.scrollTop - list.clientHeight,
    label.offsetLeft + label.offsetWidth - list.scrollLeft - list.clientWidth,
  )
  if (startOverflow >= 0 && endOverflow <= 0) return
  list.scrollTo({ top: label.offsetTop - 4, left: label.offsetLeft - 4 })
}
