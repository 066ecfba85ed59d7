import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { DealerMapProps } from './dealer-map.island.tsx'

/**
 * Loads the map's scripts when its frame comes into view, and returns its component; undefined before. If they cannot be
 * loaded, the map stays as the server rendered it.
 */
export function useMapInView(frame: RefObject<Element | null>): ComponentType<DealerMapProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<DealerMapProps>>()
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      import('./dealer-map.island.tsx').then(
        ({ DealerMap }) => setLoaded(() => DealerMap),
        () => {},
      )
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return loaded
}
