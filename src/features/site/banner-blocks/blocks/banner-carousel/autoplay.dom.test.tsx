import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { examples } from './examples.ts'

const slim = examples[1]?.block

if (slim?.height !== 'slim') throw new Error('The examples of banners have changed.')

const high: BlockOf<'bannerCarousel'> = { ...slim, height: 'large' }

const context: PageContext = {
  path: '/example',
  language: 'en',
  theme: 'light',
  site: { has: () => true },
  isFirst: false,
}

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

/** The media queries that match: a feature of each. */
let matching: readonly ('width' | 'prefers-reduced-motion')[] = []

/** What the carousel loads when it is first shown is then there at once. */
beforeAll(async () => {
  await import('#ui/carousel/fading-carousel.island.tsx')
})

beforeEach(() => {
  matching = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((feature) => query.includes(feature)),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.useFakeTimers()
})

afterEach(() => act(() => root.render(null)))

async function show(block: BlockOf<'bannerCarousel'>): Promise<void> {
  await act(async () => {
    root.render(<BannerCarousel block={block} context={context} live={{ state: 'empty' }} />)
    await vi.dynamicImportSettled()
  })
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The number of the banner in view: the others take no part in the page. */
const current = () =>
  [...page.querySelectorAll('[aria-roledescription="slide"]')].findIndex(
    (slide) => !slide.hasAttribute('inert'),
  )

function button(name: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
  if (!found) throw new Error(`There is no button “${name}”.`)
  return found
}

test.each([
  ['high', 'C-039, C-401', high],
  ['slim', 'D-024, D-025, D-425', slim],
])('moves %s banners on after eight seconds, and not before (%s)', async (_height, _rows, block) => {
  await show(block)
  await wait(7_900)
  expect(current()).toBe(0)
  await wait(200)
  expect(current()).toBe(1)
})

it.each([
  ['high', high],
  ['slim', slim],
])('moves %s banners on after ten seconds in a narrow window (C-042, C-402)', async (_height, block) => {
  matching = ['width']
  await show(block)
  await wait(9_900)
  expect(current()).toBe(0)
  await wait(200)
  expect(current()).toBe(1)
})

it('starts again after the last banner, by itself and by its arrow (C-043)', async () => {
  await show(slim)
  await wait(16_100)
  expect(current()).toBe(0)
  act(() => button('Next').click())
  expect(current()).toBe(1)
  act(() => button('Next').click())
  expect(current()).toBe(0)
})

it('stops moving by itself once a visitor has moved it (C-041, D-024)', async () => {
  await show(slim)
  act(() => button('Next').click())
  expect(current()).toBe(1)
  await wait(20_000)
  expect(current()).toBe(1)
})

it('stands still while hovered, while focused and while paused (C-039, D-025, G-6)', async () => {
  await show(slim)
  const banner = page.querySelector('h2')
  act(() => void banner?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await wait(20_000)
  expect(current()).toBe(0)
  act(() => void banner?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
  act(() => button('Next').focus())
  await wait(20_000)
  expect(current()).toBe(0)
  act(() => button('Next').blur())
  act(() => button('Pause').click())
  await wait(20_000)
  expect(current()).toBe(0)
  act(() => button('Play').click())
  await wait(8_100)
  expect(current()).toBe(1)
})

it('stands still for visitors who prefer reduced motion (C-039, D-025, G-6)', async () => {
  matching = ['prefers-reduced-motion']
  await show(slim)
  await wait(20_000)
  expect(current()).toBe(0)
  expect(button('Play')).toBeDefined()
})
