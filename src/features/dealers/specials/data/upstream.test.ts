import { describe, expect, it, vi } from 'vitest'
import { createServiceClient } from '#platform/service/client.ts'
import type { SpecialHost } from '../rules/special-code.ts'
import { upstreamSpecials } from './upstream.ts'

const baseUrl = 'https://backend.example.co.za'
const dealer = { slug: 'marula-toyota-bryanston', group: null }

const fixture = [
  { id: 7, category: 'automark-sales', title: 'With image', image: '/pictures/7.jpg', smc: 'SMC-7' },
  {
    ...{ id: 'b8', metaId: 'M-8', category: 'Service', title: 'With specialImage', description: 'unknown' },
    ...{ specialImage: { url: 'https://cdn.example.co.za/8.jpg' }, expiryDate: '2026-11-30T22:30:00.000Z' },
  },
  { id: 9, title: 'Neither', image: 'javascript:alert(1)', expiryDate: '2026-11-30' },
  { id: 'with space', title: 'Not addressable' },
  { id: 10, title: '  ' },
]

function sourceOf(responses: readonly Response[], host: SpecialHost = 'own') {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const response of responses) fetch.mockResolvedValueOnce(response)
  const log = { warn: vi.fn() }
  const service = createServiceClient({ name: 'specials', baseUrl, retries: 0, fetch, log })
  return { fetch, source: upstreamSpecials(service, { host, baseUrl, log }) }
}

describe('the service of specials', () => {
  it('is asked for the specials of a dealer by its slug (D-372)', async () => {
    const { fetch, source } = sourceOf([Response.json(fixture)])
    const lookup = await source.specialsOf(dealer)
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      `${baseUrl}/dealer-ads/marula-toyota-bryanston`,
    ])
    if (!lookup.found) throw new Error('There are no specials.')
    expect(
      lookup.value.map(({ id, metaId, category, image, smc, expiresOn }) => [
        ...[id, metaId, category, image?.src ?? null, smc, expiresOn],
      ]),
    ).toEqual([
      ['7', '7', 'automark-sales', `${baseUrl}/pictures/7.jpg`, 'SMC-7', null],
      ['b8', 'M-8', 'service', 'https://cdn.example.co.za/8.jpg', null, '2026-12-01'],
      ['9', '9', 'other', null, null, '2026-11-30'],
    ])
  })

  it('may respond with the specials in docs (D-189)', async () => {
    const { source } = sourceOf([Response.json({ docs: fixture.slice(0, 1) })])
    expect(await source.specialsOf(dealer)).toMatchObject({ found: true, value: [{ title: 'With image' }] })
  })

  it('is replaced by its last response while it fails, and has failed without one (D-395)', async () => {
    const { source } = sourceOf([
      new Response('', { status: 500 }),
      Response.json(fixture),
      new Response('', { status: 500 }),
    ])
    expect(await source.specialsOf(dealer)).toEqual({ found: false, failed: true })
    expect(await source.specialsOf(dealer)).toMatchObject({ found: true, fresh: true })
    expect(await source.specialsOf(dealer)).toMatchObject({ found: true, fresh: false })
  })

  it('has no specials of a dealer it does not know', async () => {
    const { source } = sourceOf([new Response('', { status: 404 })])
    expect(await source.specialsOf(dealer)).toMatchObject({ found: true, value: [] })
  })

  it('finds one by its id, and marks those of the second host (D-373)', async () => {
    const { source } = sourceOf([Response.json(fixture)], 'advertised')
    expect(await source.special(dealer, 'b8')).toMatchObject({
      found: true,
      value: { id: 'b8', code: '~b8', title: 'With specialImage' },
    })
  })
})
