import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RelatedVehiclesLive } from './related-vehicles.island.tsx'

const address = '/sections/relatedVehicles?page=/vehicles/vitz&lang=en'
const labels = { loading: 'Loading …', failed: 'This could not be loaded.', retry: 'Try again' }
const ranges = ['fortuner', 'corolla-cross'].map((slug) => ({
  ...{ slug, name: slug, href: `/vehicles/${slug}` },
  ...{ price: null, picture: null, hero: null },
}))

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})

afterEach(() => act(() => root.render(null)))

const show = () =>
  act(async () =>
    root.render(<RelatedVehiclesLive address={address} labels={labels} experience="Experience" />),
  )

const unavailable = () => new Response('{"state":"failed"}', { status: 503 })
const ready = (data: object) => new Response(JSON.stringify({ state: 'ready', data }))
const placeholders = () => page.querySelectorAll('[data-placeholder]').length

it('shows four placeholders until the ranges arrive (C-152, C-390)', async () => {
  const response = Promise.withResolvers<Response>()
  fetched.mockReturnValue(response.promise)
  await show()
  expect(fetched).toHaveBeenCalledWith(address, expect.anything())
  expect(placeholders()).toBe(4)
  await act(async () => response.resolve(ready(ranges)))
  expect(placeholders()).toBe(0)
  expect(page.querySelectorAll('li')).toHaveLength(2)
})

it('shows an error in place of the placeholders on failure, and the result of a retry (C-389, C-390)', async () => {
  fetched.mockResolvedValueOnce(unavailable()).mockResolvedValueOnce(ready(ranges))
  await show()
  expect(page.textContent).toContain(labels.failed)
  expect(placeholders()).toBe(0)
  await act(async () => page.querySelector('button')?.click())
  expect(page.textContent).not.toContain(labels.failed)
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/vehicles/fortuner',
    '/vehicles/corolla-cross',
  ])
})

it('falls back to the page picture when the car picture fails, and tries no third (C-397)', async () => {
  // Pictures are not loaded here, and none has failed before its script runs.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const picture = { src: '/art/none/car.svg', width: 400, height: 200 }
  fetched.mockResolvedValue(
    ready(ranges.map((range) => ({ ...range, picture, hero: '/hero.svg' })).slice(0, 1)),
  )
  await show()
  const image = page.querySelector('img')
  const fail = () => act(() => void image?.dispatchEvent(new Event('error')))
  expect(image?.getAttribute('src')).toBe('/art/none/car.svg')
  fail()
  expect(image?.getAttribute('src')).toBe('/hero.svg')
  fail()
  expect(image?.getAttribute('src')).toBe('/hero.svg')
})
