import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { PageContext } from '#features/site/blocks/index.ts'
import { layOutSlides } from '#ui/carousel/slides-layout.test-support.ts'
import type { DisplayedRange } from '../displayed-range.ts'
import { examples as lineUps } from './model-line-up/examples.ts'
import { ModelLineUp } from './model-line-up/model-line-up.tsx'
import { examples as rangeCarousels } from './range-carousel/examples.ts'
import { RangeCarousel } from './range-carousel/range-carousel.tsx'

const context: PageContext = {
  path: '/discover',
  language: 'en',
  theme: 'light',
  site: { has: () => true },
  isFirst: false,
}

const ranges: readonly DisplayedRange[] = ['vitz', 'starlet', 'corolla', 'rav4', 'fortuner', 'hilux'].map(
  (slug) => ({ slug, name: slug, href: `/vehicles/${slug}`, price: null, picture: null }),
)

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

/** What a section loads when it is shown is then there at once. */
beforeAll(async () => {
  await import('#ui/carousel/carousel.island.tsx')
})

/** Shows a section, and waits for what moves its slides, which measures them once more when it has them all. */
async function show(section: ReactNode, inView: number, positions: number): Promise<void> {
  // Embla starts outside of act.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  layOutSlides(inView)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  root.render(section)
  await expect.poll(() => page.querySelector('.slides')).not.toBeNull()
  await expect.poll(() => page.querySelector('.slides-unscripted')).toBeNull()
  await expect.poll(() => bars().length).toBe(positions)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
}

afterEach(() => {
  act(() => root.render(null))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const bars = () => [...page.querySelectorAll('[data-bullet]')]
const current = () => bars().findIndex((bar) => bar.getAttribute('aria-current') === 'true')
const press = (name: string) =>
  act(() => page.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click())
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('moves the ranges on every five seconds until they are paused (C-139, G-6)', async () => {
  const [{ block }] = rangeCarousels
  await show(<RangeCarousel block={block} live={{ state: 'ready', data: ranges }} context={context} />, 3, 6)
  // The five seconds begin when the visitor starts them again.
  press('Pause')
  press('Play')
  const start = current()
  wait(4_900)
  expect(current()).toBe(start)
  wait(200)
  expect(current()).toBe(start + 1)
  press('Pause')
  wait(20_000)
  expect(current()).toBe(start + 1)
})

it('has a bar for each position of eight models, four of them in view, and marks the current one (V-173)', async () => {
  const [{ block }] = lineUps
  const models = block.codes.map((code) => ({
    ...{ code, name: code, href: '/vehicles/vitz', price: null, hybrid: false, picture: null },
  }))
  await show(<ModelLineUp block={block} live={{ state: 'ready', data: models }} context={context} />, 4, 2)
  expect(bars().map((bar) => bar.getAttribute('aria-label'))).toEqual(['Slide 1 of 2', 'Slide 2 of 2'])
  expect(current()).toBe(0)
  press('Next')
  expect(current()).toBe(1)
  press('Slide 1 of 2')
  expect(current()).toBe(0)
})
