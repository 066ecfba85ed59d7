import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { tooltipPlace } from './tooltip-place.ts'

/** How long the pointer may be away, on its way from the control to the tip. Milliseconds. */
const grace = 150

type Tooltip<Control extends HTMLElement> = {
  readonly open: boolean
  readonly control: RefObject<Control | null>
  readonly tip: RefObject<HTMLSpanElement | null>
  /** For the control and for the tip: the pointer may rest on either. */
  readonly hover: {
    readonly onPointerEnter: (event: { readonly pointerType: string }) => void
    readonly onPointerLeave: () => void
  }
  readonly press: { readonly onFocus: () => void; readonly onBlur: () => void; readonly onClick: () => void }
}

/** The tip stands above everything, by its control, and follows it until that is scrolled out of the window. */
function useTip(open: boolean, control: RefObject<HTMLElement | null>, close: () => void) {
  const tip = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const bubble = tip.current
    const anchor = control.current
    if (!open || !bubble || !anchor) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const elsewhere = ({ target }: Event) =>
      !(target instanceof Node && (anchor.contains(target) || bubble.contains(target))) && close()
    const place = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const box = anchor.getBoundingClientRect()
      if (box.bottom < 0 || box.top > height) return close()
      const { left, top } = tooltipPlace(box, bubble.getBoundingClientRect(), { width, height })
      bubble.style.translate = `${left}px ${top}px`
    }
    bubble.showPopover()
    place()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', elsewhere)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', elsewhere)
      window.removeEventListener('scroll', place, { capture: true })
      if (bubble.isConnected) bubble.hidePopover()
    }
  }, [open, control, close])
  return tip
}

/**
 * A tip that appears over a control: after a while under a resting mouse, at once on focus or a tap; it stays while
 * the mouse is on it, and goes on Escape and on leaving.
 *
 * @param delay of the mouse in milliseconds
 */
export function useTooltip<Control extends HTMLElement>(delay: number): Tooltip<Control> {
  const [open, setOpen] = useState(false)
  const control = useRef<Control>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useCallback((shown: boolean, after = 0) => {
    clearTimeout(timer.current)
    if (after === 0) setOpen(shown)
    else timer.current = setTimeout(() => setOpen(shown), after)
  }, [])
  const close = useCallback(() => change(false), [change])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    open,
    control,
    tip: useTip(open, control, close),
    hover: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && change(true, open ? 0 : delay),
      onPointerLeave: () => change(false, grace),
    },
    press: {
      onFocus: () => control.current?.matches(':focus-visible') && change(true),
      onBlur: close,
      onClick: () => change(true),
    },
  }
}
