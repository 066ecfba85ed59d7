import { describe, expect, it, vi } from 'vitest'
import { createServiceClient } from '#platform/service/client.ts'
import { upstreamProducts } from './upstream.ts'

const baseUrl = 'https://cms.example.co.za/api'
const failed = { found: false, failed: true }
const product = (productCode: unknown, extras: object = {}) => ({
  ...{ productCode, title: `Product ${productCode}` },
  ...extras,
})

/** A source whose service responds with these, one after the other, and what was requested and logged. */
function sourceOf(...responses: readonly Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const response of responses) fetch.mockResolvedValueOnce(response)
  const log = { warn: vi.fn() }
  const service = createServiceClient({
    ...{ name: 'merchandise', baseUrl, retries: 0, fetch },
    log: { warn: vi.fn() },
  })
  return { fetch, log, source: upstreamProducts(service, { baseUrl, log }) }
}

/** The products of a service that responds with this list, and what was logged. */
async function listed(body: unknown) {
  const { source, log } = sourceOf(Response.json(body))
  const lookup = await source.products()
  if (!lookup.found) throw new Error('Nothing was found.')
  return { products: lookup.value, logged: log.warn.mock.calls }
}

describe('the service of merchandise', () => {
  it('is asked for the products with locale=default (C-367)', async () => {
    const { fetch, source } = sourceOf(Response.json([]))
    expect(await source.products()).toEqual({ found: true, value: [], fresh: true })
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([`${baseUrl}/gr-merchandise?locale=default`])
  })

  it.each([[['A10', '99P', 'A1', '99M']], [['A1', 'A10', '99M', '99P']], [['99P', '99M', 'A10', 'A1']]])(
    'gives the products ascending by code for a response in the order %j (C-368)',
    async (codes) => {
      const { products } = await listed(codes.map((code) => product(code)))
      expect(products.map(({ code }) => code)).toEqual(['99M', '99P', 'A1', 'A10'])
    },
  )

  it('may state nothing but codes and titles (C-198)', async () => {
    const { products, logged } = await listed([product(12, { price: 'on request', image: 'none' })])
    expect(products).toEqual([
      { code: '12', title: 'Product 12', description: null, price: null, image: null },
    ])
    expect(logged).toEqual([])
  })

  it('states addresses of pictures that are relative to it, and no others than web addresses', async () => {
    const { products } = await listed([
      product('A', { image: { url: '/media/a.webp' } }),
      product('B', { image: { url: 'https://cdn.example.co.za/b.webp', alt: 'A cap', isCutOut: true } }),
      product('C', { image: { url: 'javascript:alert(1)' } }),
    ])
    expect(products.map(({ image }) => image)).toEqual([
      { src: 'https://cms.example.co.za/media/a.webp', small: null, alt: 'Product A', isCutOut: false },
      { src: 'https://cdn.example.co.za/b.webp', small: null, alt: 'A cap', isCutOut: true },
      null,
    ])
  })

  it('gives the other products when some cannot be read, and logs how many', async () => {
    const unreadable = [
      null,
      'x',
      { title: 'No code' },
      product('no code'),
      product('A2', { title: '  ' }),
      product('A1', { title: 'The same code' }),
    ]
    const { products, logged } = await listed([product('A1'), ...unreadable, product('A3')])
    expect(products.map(({ title }) => title)).toEqual(['Product A1', 'Product A3'])
    expect(logged).toEqual([[{ count: 6 }, 'unreadable products of the service left out']])
  })

  it.each([
    ['an error', () => new Response('trouble', { status: 500 })],
    ['that there is no such address', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['an object', () => Response.json({ docs: [product('A1')] })],
    ['nothing but unreadable products', () => Response.json([{ code: 'A1' }, null])],
  ])('has failed when it responds with %s (C-393)', async (_, response) => {
    expect(await sourceOf(response()).source.products()).toEqual(failed)
  })

  it('is replaced by its last response while it fails', async () => {
    const down = () => new Response('', { status: 500 })
    const { source } = sourceOf(Response.json([product('A1')]), down())
    expect(await source.products()).toMatchObject({ found: true, fresh: true })
    expect(await source.products()).toMatchObject({ found: true, fresh: false, value: [{ code: 'A1' }] })
  })
})
