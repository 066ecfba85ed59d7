import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { layOutSlides } from '#ui/carousel/slides-layout.test-support.ts'
import { examples } from '../blocks/specials-slider/examples.ts'
import { SpecialsSlider } from '../blocks/specials-slider/specials-slider.tsx'

const [{ block, live, path }] = examples

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

/** What the section loads when it is shown is then there at once. */
beforeAll(async () => {
  await Promise.all([import('./specials.island.tsx'), import('#ui/carousel/carousel.island.tsx')])
})

beforeEach(async () => {
  // Embla starts outside of act.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  layOutSlides(3)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  root.render(
    <SpecialsSlider
      block={block}
      live={live}
      context={{ path, language: 'en', theme: 'light', site: { has: () => true }, isFirst: false }}
    />,
  )
  await expect.poll(() => page.querySelector('.slides')).not.toBeNull()
  await expect.poll(() => page.querySelector('.slides-unscripted')).toBeNull()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  act(() => root.render(null))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const current = () =>
  page.querySelector('[data-bullet][aria-current="true"]')?.getAttribute('aria-label')?.split(' of ')[0]

const press = (name: string) =>
  act(() => page.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click())
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('moves the slider every eleven seconds until it is paused (D-192, D-426, G-6)', () => {
  // The eleven seconds begin when the visitor starts it again.
  press('Pause')
  press('Play')
  wait(10_900)
  expect(current()).toBe('Slide 1')
  wait(200)
  expect(current()).toBe('Slide 2')
  press('Pause')
  wait(30_000)
  expect(current()).toBe('Slide 2')
})
