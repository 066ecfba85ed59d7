import { useEffect, useRef, useState } from 'react'
import type { View } from '../rules/projection.ts'

const durationMs = 450

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Returns a view that follows the given one smoothly, and at once for visitors who prefer reduced motion. */
export function useEasedView(view: View): View {
  const { x, y, width, height } = view
  const [shown, setShown] = useState(view)
  const current = useRef(view)
  useEffect(() => {
    const from = current.current
    const show = (next: View) => {
      current.current = next
      setShown(next)
    }
    const target = { x, y, width, height }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target)
    let frame = 0
    let start: number | undefined
    const step = (time: number) => {
      start ??= time
      const share = Math.min((time - start) / durationMs, 1)
      const eased = 1 - (1 - share) ** 3
      show({
        x: mix(from.x, x, eased),
        y: mix(from.y, y, eased),
        width: mix(from.width, width, eased),
        height: mix(from.height, height, eased),
      })
      if (share < 1) frame = requestAnimationFrame(step)
    }
    if (from.x !== x || from.y !== y || from.width !== width) frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [x, y, width, height])
  return shown
}
