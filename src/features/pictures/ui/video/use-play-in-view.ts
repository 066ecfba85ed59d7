import { type RefObject, useEffect, useRef } from 'react'

/** How much of a video has to be seen for it to play by itself. */
const enough = 0.5

/**
 * Plays a video while it is in view, without sound, and not for visitors who want less motion. Whoever has paused it
 * has paused it: it does not begin again by itself.
 *
 * Source: C-298, C-299; decision G-6.
 *
 * @returns to be told when the visitor plays or pauses it.
 */
export function usePlayInView(
  video: RefObject<HTMLVideoElement | null>,
  wanted: boolean,
): (playing: boolean) => void {
  const stopped = useRef(false)
  useEffect(() => {
    const element = video.current
    if (!element || !wanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.muted = true
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.isIntersecting === true
        if (!inView) element.pause()
        // Browsers may refuse to play by themselves: then the play mark stays.
        else if (!stopped.current) element.play().catch(() => undefined)
      },
      { threshold: enough },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [video, wanted])
  return (playing) => {
    stopped.current = !playing
  }
}
