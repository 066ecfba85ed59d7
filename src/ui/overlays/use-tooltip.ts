import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { tooltipPosition } from './tooltip-position.ts'

/** Hover delay of tooltips in milliseconds. Source: requirement C-105. */
export const tooltipDelay = 300

/** Milliseconds for the pointer to move from the control to the tooltip. */
const leaveDelay = 150

type Tooltip<Control extends HTMLElement> = {
  readonly open: boolean
  readonly control: RefObject<Control | null>
  readonly tip: RefObject<HTMLSpanElement | null>
  /** For the control and the tooltip: hovering either keeps it open. */
  readonly hover: {
    readonly onPointerEnter: (event: { readonly pointerType: string }) => void
    readonly onPointerLeave: () => void
  }
  readonly press: { readonly onFocus: () => void; readonly onBlur: () => void; readonly onClick: () => void }
}

/** Shows the tooltip in the top layer, and follows its control until it is scrolled out of the window. */
function useTooltipPopover(open: boolean, control: RefObject<HTMLElement | null>, close: () => void) {
  const tip = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const bubble = tip.current
    const anchor = control.current
    if (!open || !bubble || !anchor) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const onPressOutside = ({ target }: Event) =>
      !(target instanceof Node && (anchor.contains(target) || bubble.contains(target))) && close()
    const updatePosition = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const box = anchor.getBoundingClientRect()
      if (box.bottom < 0 || box.top > height) return close()
      const { left, top } = tooltipPosition(box, bubble.getBoundingClientRect(), { width, height })
      bubble.style.translate = `${left}px ${top}px`
    }
    bubble.showPopover()
    updatePosition()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPressOutside)
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPressOutside)
      window.removeEventListener('scroll', updatePosition, { capture: true })
      if (bubble.isConnected) bubble.hidePopover()
    }
  }, [open, control, close])
  return tip
}

/**
 * Controls a tooltip: it opens after a hover delay, or at once on focus and tap, stays open while hovered, and closes
 * on Escape and on leaving.
 *
 * @param delay hover delay in milliseconds
 */
export function useTooltip<Control extends HTMLElement>(delay: number): Tooltip<Control> {
  const [open, setOpen] = useState(false)
  const control = useRef<Control>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useCallback((isOpen: boolean, after = 0) => {
    clearTimeout(timer.current)
    if (after === 0) setOpen(isOpen)
    else timer.current = setTimeout(() => setOpen(isOpen), after)
  }, [])
  const close = useCallback(() => change(false), [change])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    open,
    control,
    tip: useTooltipPopover(open, control, close),
    hover: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && change(true, open ? 0 : delay),
      onPointerLeave: () => change(false, leaveDelay),
    },
    press: {
      onFocus: () => control.current?.matches(':focus-visible') && change(true),
      onBlur: close,
      onClick: () => change(true),
    },
  }
}
