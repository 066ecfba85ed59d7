import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { LiveMapLayerProps } from './live-map-layer.island.tsx'

/**
 * Loads the scripts of the map when it comes into view, and returns its layer of dealers; undefined before. If they cannot
 * be loaded, the map stays as the server rendered it.
 */
export function useLayerInView(
  canvas: RefObject<Element | null>,
): ComponentType<LiveMapLayerProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<LiveMapLayerProps>>()
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      import('./live-map-layer.island.tsx').then(
        ({ LiveMapLayer }) => setLoaded(() => LiveMapLayer),
        () => {},
      )
    })
    if (canvas.current) observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [canvas])
  return loaded
}
