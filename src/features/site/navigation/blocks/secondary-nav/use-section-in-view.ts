import { useEffect, useState } from 'react'

/** The section that crosses the line at 40% of the window's height is in view. */
const line = '-40% 0px -60% 0px'

/**
 * Tracks which section of the page is in view.
 *
 * @param links the links of the menu; only anchors such as `#performance` are tracked
 * @returns its link; null between sections
 */
export function useSectionInView(links: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const anchors = links.filter((href) => href.startsWith('#')).join(' ')
  useEffect(() => {
    const sections = anchors.split(' ').flatMap((href) => document.getElementById(href.slice(1)) ?? [])
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
  }, [anchors])
  return current
}
