import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'

type Autoplay = {
  /** Whether it moves by itself, as far as the visitor is concerned: what the pause button shows. */
  readonly playing: boolean
  readonly toggle: () => void
  /** The visitor has taken over: it does not move by itself again unless asked to. */
  readonly stop: () => void
  /** For the slides: they stand still while they are pointed at. */
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  /** For slides and controls together: they stand still while the focus is in them, but on the pause button. */
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

/**
 * Moves on at an interval, as decision G-6 wants it: held while pointed at or focused, started paused for visitors
 * who asked for less motion, not in a window that is hidden.
 *
 * @param interval milliseconds; undefined never moves
 */
export function useAutoplay(interval: number | undefined, advance: () => void): Autoplay {
  const [playing, setPlaying] = useState(interval !== undefined)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const move = useRef(advance)
  useEffect(() => {
    move.current = advance
  })
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (interval === undefined || !playing || pointed || focused) return
    const timer = setInterval(() => document.hidden || move.current(), interval)
    return () => clearInterval(timer)
  }, [interval, playing, pointed, focused])
  return {
    playing,
    toggle: useCallback(() => setPlaying((before) => !before), []),
    stop: useCallback(() => setPlaying(false), []),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }) => setFocused(!target.hasAttribute('data-rotation')),
    onBlur: () => setFocused(false),
  }
}

/** Whether the visitor asked for less motion, at this moment. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
