import { type RefObject, useEffect, useState } from 'react'

/**
 * Loads scripts when an element comes into view, and returns what they export; undefined before, and when they cannot be
 * loaded.
 *
 * @param load the same function in every render; null while nothing is needed
 * @param margin distance from the view at which loading starts, a CSS length
 */
export function useLoadedInView<Exports>(
  element: RefObject<Element | null>,
  load: (() => Promise<Exports>) | null,
  margin = '0px',
): Exports | undefined {
  const [loaded, setLoaded] = useState<Exports>()
  useEffect(() => {
    if (!load) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().then(setLoaded, () => {})
      },
      { rootMargin: margin },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, load, margin])
  return loaded
}
