import { useEffect, useState } from 'react'

/** The line across the window that says which section is being read: two fifths from the top. */
const line = '-40% 0px -60% 0px'

/**
 * Which section of the page is being read.
 *
 * @param links of which those to places on this page count: `#performance`
 * @returns its link; null between sections
 */
export function useSectionInView(links: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const places = links.filter((href) => href.startsWith('#')).join(' ')
  useEffect(() => {
    const sections = places.split(' ').flatMap((href) => document.getElementById(href.slice(1)) ?? [])
    if (sections.length === 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const href = `#${target.id}`
          setCurrent((before) => (isIntersecting ? href : before === href ? null : before))
        }
      },
      { rootMargin: line },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [places])
  return current
}
