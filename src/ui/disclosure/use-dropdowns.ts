import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds of hovering before a dropdown opens, and of absence before it closes. Source: V-183, V-184. */
const hoverDelay = 300

export type Dropdowns = {
  /** Key of the open dropdown. */
  readonly open: string | null
  /** Opens the dropdown with the key, or closes the open one for null, at once or after the hover delay. */
  readonly show: (key: string | null, when?: 'now' | 'later') => void
}

/**
 * Manages dropdowns of which one is open at a time. A press outside or Escape closes it; Escape also returns the focus
 * to the controlling element.
 *
 * @param root element that contains all dropdowns
 */
export function useDropdowns(root: RefObject<HTMLElement | null>): Dropdowns {
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback<Dropdowns['show']>((key, when = 'now') => {
    clearTimeout(timer.current)
    if (when === 'now') setOpen(key)
    else timer.current = setTimeout(() => setOpen(key), hoverDelay)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (open === null) return
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) show(null)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const inside = root.current?.contains(document.activeElement)
      if (inside) root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      show(null)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, root, show])
  return { open, show }
}
