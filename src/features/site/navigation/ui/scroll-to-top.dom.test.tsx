import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ScrollToTop } from './scroll-to-top.island.tsx'

it('appears after 200 px of scrolling, and returns to the top with the focus in the header (C-344)', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<header><a href="/">Home</a></header><div id="control"></div>'
  const root = createRoot(document.querySelector('#control') as HTMLElement)
  act(() => root.render(<ScrollToTop label="Back to the top" />))
  const button = () => document.querySelector('button')
  const scrolled = (y: number) =>
    act(() => {
      vi.stubGlobal('scrollY', y)
      window.dispatchEvent(new Event('scroll'))
    })
  expect(button()).toBeNull()
  scrolled(200)
  expect(button()).toBeNull()
  scrolled(201)
  expect(button()?.getAttribute('aria-label')).toBe('Back to the top')

  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  act(() => button()?.click())
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(document.activeElement?.textContent).toBe('Home')
  scrolled(0)
  expect(button()).toBeNull()
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
