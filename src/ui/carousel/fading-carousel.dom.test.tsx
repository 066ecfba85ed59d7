import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FadingCarousel } from './fading-carousel.island.tsx'

const labels = {
  ...{ carousel: 'carousel', slide: 'slide', previous: 'Previous', next: 'Next' },
  ...{ pause: 'Pause', play: 'Play', position: 'Slide {number} of {count}' },
}
const slides = ['Hilux', 'Vitz'].map((name) => ({ id: name, content: <p>{name}</p> }))

const carousel = (count: number) => (
  <FadingCarousel label="Banners" slides={slides.slice(0, count)} labels={labels} />
)

it('lets the keyboard scroll the slides without scripts', () => {
  expect(renderToStaticMarkup(carousel(2))).toMatch(
    /<div [^>]*role="group" aria-label="Banners" tabindex="0" class="slides-fading/,
  )
})

it('has no stop for the keyboard at a single slide', () => {
  expect(renderToStaticMarkup(carousel(1))).not.toContain('tabindex')
})

it('takes the slides out of the order of the keyboard once they fade', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  root.render(carousel(2))
  await vi.waitFor(() => expect(page.querySelector('.slides-fading[data-scripted]')).not.toBeNull())
  expect(page.querySelector('.slides-fading')?.hasAttribute('tabindex')).toBe(false)
  root.unmount()
})
