import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { FilterDemo } from './chip.demo.island.tsx'

it('removes the filter whose chip is pressed, and no other (D-224)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(() => root.render(<FilterDemo />))
  const chips = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(chips()).toEqual(['Hilux', 'Diesel', 'White'])
  await act(() => page.querySelector<HTMLElement>('[aria-label="Remove Diesel"]')?.click())
  expect(chips()).toEqual(['Hilux', 'White'])
  await act(() => root.unmount())
})
