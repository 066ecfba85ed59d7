import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from './carousel.island.tsx'

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: 'Slide {number} of {count}',
}

const slides = ['/hilux', '/vitz', '/starlet', '/rav4'].map((href) => ({
  id: href,
  content: <a href={href}>{href}</a>,
}))

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

const slideWidth = 300
const indexOf = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
const isSlide = (element: HTMLElement) => element.getAttribute('aria-roledescription') === labels.slide

/** Lays the slides out side by side, two of them in view. */
function layOut() {
  // Embla adds the margin after the last slide to its calculation.
  document.head.innerHTML = '<style>div { margin-right: 0px; margin-left: 0px }</style>'
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slideWidth : 2 * slideWidth
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? indexOf(this) * slideWidth : 0
  })
}

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback) {
        super(report)
        queueMicrotask(() => report([{ isIntersecting: true } as IntersectionObserverEntry], this))
      }
    },
  )
  layOut()
  root.render(<Carousel label="Vehicles" slides={slides} grouped labels={labels} />)
  await expect.poll(() => page.querySelectorAll('[data-bullet]').length).toBe(2)
})

afterEach(async () => {
  root.render(null)
  await expect.poll(() => page.children.length).toBe(0)
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

const focus = (href: string) => page.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus()
const current = () => page.querySelector('[data-bullet][aria-current="true"]')?.getAttribute('aria-label')

it('moves to the slides of which one receives the keyboard focus', async () => {
  expect(current()).toBe('Slide 1 of 2')
  focus('/starlet')
  await expect.poll(current).toBe('Slide 2 of 2')
  focus('/vitz')
  await expect.poll(current).toBe('Slide 1 of 2')
})

it('undoes what the browser scrolls by itself, which would move the slides twice', () => {
  const viewport = page.querySelector<HTMLElement>('[tabindex="-1"]')
  if (!viewport) throw new Error('There are no slides.')
  viewport.scrollLeft = slideWidth
  focus('/starlet')
  expect(viewport.scrollLeft).toBe(0)
})
