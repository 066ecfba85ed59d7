import { describe, expect, it, vi } from 'vitest'
import { createServiceClient } from '#platform/service/client.ts'
import { upstreamNews } from './upstream.ts'

const baseUrl = 'https://news.example.co.za/api'
const article = (slug: string, date_time = '2026-11-20T08:00:00Z') => ({
  ...{ id: slug, slug, title: slug, date_time },
  category: { name: 'GR' },
})

/** A source whose service responds with these, one after the other, and what was requested and logged. */
function sourceOf(...responses: readonly Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const response of responses) fetch.mockResolvedValueOnce(response)
  const [log, clientLog] = [{ warn: vi.fn() }, { warn: vi.fn() }]
  const service = createServiceClient({
    ...{ name: 'news', baseUrl, retries: 0, fetch, log: clientLog },
    headers: { 'ocp-apim-subscription-key': 'a-key' },
  })
  const requests = () => fetch.mock.calls.map(([address]) => String(address))
  return { fetch, log, clientLog, requests, source: upstreamNews(service, { baseUrl, log }) }
}

const answer = (...slugs: string[]) => Response.json({ data: slugs.map((slug) => article(slug)) })

describe('the service of news', () => {
  it('is asked for category 3 with an empty filter (C-365)', async () => {
    const { requests, source } = sourceOf(answer('a'))
    await source.items({ category: 3, limit: null })
    expect(requests()).toEqual([`${baseUrl}/articles?category=3&filter=`])
  })

  it('is asked for five articles with the subscription key in a header (D-381, G-4)', async () => {
    const { fetch, requests, source } = sourceOf(answer('a'))
    await source.items({ category: null, limit: 5 })
    expect(requests()).toEqual([`${baseUrl}/articles?limit=5`])
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'ocp-apim-subscription-key': 'a-key' })
  })

  it('gives the articles in data, the newest first (C-366)', async () => {
    const data = [article('old', '2026-10-01 08:00'), article('new'), article('older', '2025-01-01')]
    const { source } = sourceOf(Response.json({ data, docs: [article('not-this')] }))
    const lookup = await source.items({ category: null, limit: null })
    expect(lookup.found && lookup.value.map(({ slug }) => slug)).toEqual(['new', 'old', 'older'])
  })

  it('gives an article among those it responds with; null when it is not there', async () => {
    const { requests, source } = sourceOf(answer('a', 'b'), answer('a'))
    expect(await source.article('b')).toMatchObject({ found: true, value: { slug: 'b', html: '' } })
    expect(await source.article('c d')).toEqual({ found: false, failed: false })
    expect(requests()[1]).toBe(`${baseUrl}/articles?slug=c%20d`)
  })

  it('gives the others when some cannot be read, and logs how many', async () => {
    const { source, log } = sourceOf(Response.json({ data: [article('a'), { id: 1 }, null] }))
    await source.items({ category: null, limit: null })
    expect(log.warn.mock.calls).toEqual([[{ count: 2 }, 'unreadable news of the service left out']])
  })

  it.each([
    ['an error', () => new Response('trouble', { status: 500 })],
    ['a page', () => new Response('<!doctype html>')],
    ['a list without data', () => Response.json([article('a')])],
    ['nothing but unreadable articles', () => Response.json({ data: [{ id: 1 }] })],
  ])('has failed when it responds with %s, which is logged (C-392, D-398)', async (_, response) => {
    const { source, clientLog } = sourceOf(response())
    expect(await source.items({ category: 3, limit: null })).toEqual({ found: false, failed: true })
    expect(clientLog.warn).toHaveBeenCalled()
  })

  it('is replaced by its last response while it fails', async () => {
    const { source } = sourceOf(answer('a'), new Response('', { status: 500 }))
    const query = { category: 3, limit: null }
    expect(await source.items(query)).toMatchObject({ found: true, fresh: true })
    expect(await source.items(query)).toMatchObject({ found: true, fresh: false, value: [{ slug: 'a' }] })
  })
})
