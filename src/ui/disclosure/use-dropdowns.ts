import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds the pointer rests on a label before it opens, or is away before it closes. Source: V-183, V-184. */
const patience = 300

export type Dropdowns = {
  /** The key of the one that is open. */
  readonly open: string | null
  /** Opens the one with the key, or closes whichever is open, at once or after a moment's patience. */
  readonly show: (key: string | null, when?: 'now' | 'later') => void
}

/**
 * Dropdowns of which one is open at a time. A press outside closes it, Escape too, which gives the focus back to
 * its label (the element that controls it).
 *
 * @param root what holds all of them
 */
export function useDropdowns(root: RefObject<HTMLElement | null>): Dropdowns {
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback<Dropdowns['show']>((key, when = 'now') => {
    clearTimeout(timer.current)
    if (when === 'now') setOpen(key)
    else timer.current = setTimeout(() => setOpen(key), patience)
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
