import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FailureTexts } from '../texts.ts'
import { StockRetry } from './stock-retry.island.tsx'

const texts = {
  retry: 'Try again',
  loading: 'Loading vehicles',
  stillFailed: 'Still not there.',
} as FailureTexts

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  reload.mockClear()
  act(() => root.render(<StockRetry href="/dealers/marula/pre-owned" texts={texts} />))
})

afterEach(() => act(() => root.render(null)))

const placeholders = () => page.querySelectorAll('.skeleton').length

/** Presses Try again, and returns how the page responds. */
async function retry(): Promise<(response: Response) => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  await act(async () => page.querySelector('a')?.click())
  return (response) => act(async () => resolve(response))
}

it('shows placeholders while it loads the page again, and then the page (D-231, D-407)', async () => {
  expect(placeholders()).toBe(0)
  const respond = await retry()
  expect(placeholders()).toBeGreaterThan(0)
  expect(page.querySelector('[role="status"]')?.textContent).toBe('Loading vehicles')
  expect(reload).not.toHaveBeenCalled()
  await respond(new Response('<p>The whole stock</p>'))
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['is still without its stock', () => new Response('<div data-unavailable-stock></div>')],
  ['cannot be loaded', () => new Response('', { status: 503 })],
])('says so and can try again when the page %s (D-394)', async (_, response) => {
  const respond = await retry()
  await respond(response())
  expect(placeholders()).toBe(0)
  expect(page.textContent).toContain('Still not there.')
  expect(page.querySelector('a')?.getAttribute('aria-disabled')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})
