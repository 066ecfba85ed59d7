import { type RefObject, useEffect } from 'react'

/** Sets the CSS variable `--bar` to the height of the bar, so that anchor targets are not hidden behind it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--bar', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar')
    }
  }, [bar])
}
