import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SectionMenu } from './section-menu.tsx'

const root = createRoot(document.body.appendChild(document.createElement('div')))
const menu = () => document.querySelector('nav[aria-label="Sections"]')
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function scrollTo(y: number): void {
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })
}

/** The element that the keyboard has focused. */
let focused: Element | null = null

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollY', 1000)
  vi.useFakeTimers()
  focused = null
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === ':focus-visible' ? focused : find(selector),
  )
  const sections = [{ id: 'design', name: 'Design' }]
  act(() => root.render(<SectionMenu label="Sections" sections={sections} top="Top" from={1000} />))
})

afterEach(() => {
  act(() => root.render(null))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('appears on scroll, and disappears 500 ms after it (V-247)', async () => {
  scrollTo(1050)
  scrollTo(1100)
  await wait(400)
  expect(menu()?.textContent).toBe('DesignTop')
  await wait(200)
  expect(menu()).toBeNull()
})

it('stays hidden while the page is nudged, however often', async () => {
  for (const y of [1040, 1000, 1040, 1080]) {
    scrollTo(y)
    expect(menu()).toBeNull()
    await wait(600)
  }
})

it('stays hidden while the focus is moved with the keyboard', () => {
  focused = document.body
  scrollTo(1500)
  expect(menu()).toBeNull()
})
