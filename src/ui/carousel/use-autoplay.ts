import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Autoplay = {
  /** Whether autoplay is on, as shown by the pause button. Hovering and focus pause it without changing this. */
  readonly playing: boolean
  readonly toggle: () => void
  /** Turns autoplay off after a manual move. */
  readonly stop: () => void
  /** For the slides: pauses while the pointer is over them. */
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  /** For slides and controls: pauses while the focus is inside, except on the pause button. */
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

/**
 * Advances at an interval. Pauses while hovered, focused, in a hidden window or behind a dialog, and starts paused for
 * visitors who prefer reduced motion. Source: decision G-6.
 *
 * @param interval milliseconds; undefined disables autoplay
 * @param element the moving element, which may itself be in a dialog
 */
export function useAutoplay(
  interval: number | undefined,
  advance: () => void,
  element: RefObject<HTMLElement | null>,
): Autoplay {
  const [playing, setPlaying] = useState(interval !== undefined)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const latestAdvance = useRef(advance)
  useEffect(() => {
    latestAdvance.current = advance
  })
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (interval === undefined || !playing || hovered || focused) return
    // A frame in a dialog takes the focus without an event that the slides could notice.
    const isCovered = () =>
      document.hidden ||
      [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(element.current))
    const timer = setInterval(() => isCovered() || latestAdvance.current(), interval)
    return () => clearInterval(timer)
  }, [interval, playing, hovered, focused, element])
  return {
    playing,
    toggle: useCallback(() => setPlaying((before) => !before), []),
    stop: useCallback(() => setPlaying(false), []),
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }) => setFocused(!target.hasAttribute('data-rotation')),
    onBlur: () => setFocused(false),
  }
}

/** Whether the visitor currently prefers reduced motion. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
