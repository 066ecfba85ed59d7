import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ToastDemo } from './toast.demo.island.tsx'

it('announces a toast as a status, and removes it when dismissed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(() => root.render(<ToastDemo />))
  // The status is there before its text: screen readers announce only changes.
  const status = page.querySelector('[role="status"]')
  expect(status?.textContent).toBe('')
  await act(() => page.querySelector('button')?.click())
  expect(status?.textContent).toBe('No dealer within 40 km found')
  await act(() => status?.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click())
  expect(status?.textContent).toBe('')
  await act(() => root.unmount())
})
