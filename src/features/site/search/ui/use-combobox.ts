import { type RefObject, useEffect, useRef, useState } from 'react'

type Combobox = {
  /** Index of the option selected by keyboard; -1 for none. */
  readonly active: number
  readonly isOpen: boolean
}

/** Returns the next selected index. Wraps around, with the input itself (-1) between the last and the first option. */
function nextIndex(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

/**
 * Makes an input a combobox with a list below it: the arrow keys select, Enter opens the selected option, and Escape
 * closes the list first. Source: the combobox pattern of the ARIA Authoring Practices.
 *
 * @param options in display order; a new array resets the selection
 * @param listId id of the listbox and prefix of the ids of its options: `{listId}-{index}`
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  options: readonly unknown[],
  listId: string,
): Combobox {
  const [active, setActive] = useState(-1)
  const [closedFor, setClosedFor] = useState<readonly unknown[] | null>(null)
  const count = options.length
  const isOpen = count > 0 && closedFor !== options
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options reset the selection
  useEffect(() => setActive(-1), [options])

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      setClosedFor(null)
      setActive(nextIndex(isOpen ? active : -1, key === 'ArrowDown' ? 1 : -1, count))
    } else if (key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      document.getElementById(`${listId}-${active}`)?.click()
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      setClosedFor(options)
      setActive(-1)
    }
  }
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const element = input.current
    const listener = (event: KeyboardEvent) => latest.current(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [input])

  useEffect(() => {
    const element = input.current
    if (!element) return
    element.role = 'combobox'
    element.ariaAutoComplete = 'list'
    element.ariaExpanded = String(isOpen)
    element.setAttribute('aria-controls', listId)
    if (isOpen && active >= 0) element.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else element.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, active, listId])

  return { active, isOpen }
}
