import { type RefObject, useEffect, useRef, useState } from 'react'

type Combobox = {
  /** Which option the keys have reached; -1 for none. */
  readonly active: number
  readonly isOpen: boolean
}

/** Where the keys lead: round through the options, with the input itself between the last and the first. */
function next(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

/**
 * Makes a plain input a combobox whose list is shown below it: the arrow keys choose, Enter follows what is chosen,
 * Escape closes the list before anything else. Source: the combobox pattern of the ARIA Authoring Practices.
 *
 * @param options what the list holds, in its order; another list begins anew
 * @param listId id of the listbox, from which those of its options are made: `{listId}-{index}`
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew
  useEffect(() => setActive(-1), [options])

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      setClosedFor(null)
      setActive(next(isOpen ? active : -1, key === 'ArrowDown' ? 1 : -1, count))
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
