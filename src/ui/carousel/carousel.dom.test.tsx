import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
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

const carouselOf = (...names: string[]) => (
  <Carousel label="Events" slides={names.map((name) => ({ id: name, content: name }))} labels={labels} />
)

it('lets the keyboard scroll slides without links as long as no script moves them', () => {
  const markup = renderToStaticMarkup(carouselOf('Braai day', 'Track day'))
  expect(markup).toMatch(/<div role="group" aria-label="Events" tabindex="0" class="[^"]*slides-unscripted/)
})

it('adds no stop of the keyboard for a single slide, which does not scroll', () => {
  expect(renderToStaticMarkup(carouselOf('Braai day'))).not.toContain('tabindex="0"')
})

it('announces slides that the visitor moves, and none that move by themselves', () => {
  const slides = [
    { id: 'braai', content: 'Braai day' },
    { id: 'track', content: 'Track day' },
  ]
  const markup = renderToStaticMarkup(
    <Carousel label="Events" slides={slides} labels={labels} autoplay={8_000} />,
  )
  expect(markup).toContain('aria-live="off"')
  expect(renderToStaticMarkup(carouselOf('Braai day', 'Track day'))).toContain('aria-live="polite"')
})

it('removes the stop, but not the focus, once a script moves the slides', async () => {
  const reportInView: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback) {
        super(report)
        reportInView.push(() => report([{ isIntersecting: true } as IntersectionObserverEntry], this))
      }
    },
  )
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  root.render(carouselOf('Braai day', 'Track day'))
  await vi.waitFor(() => expect(reportInView).toHaveLength(1))
  const viewport = page.querySelector<HTMLElement>('[tabindex="0"]')
  viewport?.focus()

  reportInView[0]?.()
  await vi.waitFor(() => expect(viewport?.tabIndex).toBe(-1))
  expect(viewport?.className).not.toContain('slides-unscripted')
  expect(document.activeElement).toBe(viewport)
  root.unmount()
})
