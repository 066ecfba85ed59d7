import { type RefObject, useEffect, useRef } from 'react'

/** Visible share of a video from which it plays. */
const visibleShare = 0.5

/**
 * Plays a muted video while it is in view and not in an inert slide, unless the visitor prefers reduced motion. A video
 * the visitor has paused does not start again by itself.
 *
 * Source: C-298, C-299; decision G-6.
 *
 * @returns a callback for when the visitor plays or pauses the video.
 */
export function usePlayInView(
  video: RefObject<HTMLVideoElement | null>,
  enabled: boolean,
): (playing: boolean) => void {
  const pausedByVisitor = useRef(false)
  useEffect(() => {
    const element = video.current
    if (!element || !enabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.muted = true
    // The attribute too, which React does not write.
    element.defaultMuted = true
    let inView = false
    const update = () => {
      if (!inView || element.closest('[inert]')) element.pause()
      else if (!pausedByVisitor.current) {
        element.autoplay = true
        // Browsers may block autoplay; then the play mark stays visible.
        element.play().catch(() => undefined)
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting === true
        update()
      },
      { threshold: visibleShare },
    )
    observer.observe(element)
    // A slide of a carousel is inert while another one is in its place.
    const slides = new MutationObserver(update)
    slides.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
    return () => {
      observer.disconnect()
      slides.disconnect()
    }
  }, [video, enabled])
  return (playing) => {
    pausedByVisitor.current = !playing
  }
}
