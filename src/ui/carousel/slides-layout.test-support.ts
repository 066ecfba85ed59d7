import { vi } from 'vitest'

/** Width of a slide, in pixels. */
const slideWidth = 300

const indexOf = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
const isSlide = (element: HTMLElement) => element.hasAttribute('aria-roledescription')

/**
 * Gives the slides of carousels what a browser without layout lacks: a place side by side, a viewport as wide as a number
 * of them, and their appearance in view. `vi.restoreAllMocks` and `vi.unstubAllGlobals` undo it.
 */
export function layOutSlides(inView = 1): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback) {
        super(report)
        queueMicrotask(() => report([{ isIntersecting: true } as IntersectionObserverEntry], this))
      }
    },
  )
  // Embla adds the margin after the last slide to its calculation.
  document.head.innerHTML = '<style>div { margin-right: 0px; margin-left: 0px }</style>'
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slideWidth : inView * slideWidth
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? indexOf(this) * slideWidth : 0
  })
}
