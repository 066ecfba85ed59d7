import { describe, expect, it, vi } from 'vitest'
import { createServiceClient } from '#platform/service/client.ts'
import { upstreamDrivers } from './upstream.ts'

const baseUrl = 'https://cms.example.co.za/api'
const failed = { found: false, failed: true }
const driver = (surname: string) => ({ _id: surname, name: 'Jo', surname })

/** A source whose service responds with these, one after the other, and what was requested and logged. */
function sourceOf(...responses: readonly Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const response of responses) fetch.mockResolvedValueOnce(response)
  const log = { warn: vi.fn() }
  const service = createServiceClient({
    ...{ name: 'drivers', baseUrl, retries: 0, fetch },
    log: { warn: vi.fn() },
  })
  return { fetch, log, source: upstreamDrivers(service, { baseUrl, log }) }
}

describe('the service of drivers', () => {
  it('is asked for the drivers with locale=default (C-357)', async () => {
    const { fetch, source } = sourceOf(Response.json([]))
    expect(await source.drivers()).toEqual({ found: true, value: [], fresh: true })
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([`${baseUrl}/gr-drivers?locale=default`])
  })

  it('is asked once by readers at the same time, and again by later ones (C-357)', async () => {
    const { fetch, source } = sourceOf(Response.json([driver('Nel')]), Response.json([]))
    const [roster, links] = await Promise.all([source.drivers(), source.drivers()])
    expect([roster, links]).toMatchObject([{ value: [{ surname: 'Nel' }] }, { value: [{ surname: 'Nel' }] }])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await source.drivers()).toMatchObject({ value: [] })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('gives the other drivers when some cannot be read, and logs how many', async () => {
    const { source, log } = sourceOf(
      Response.json([
        driver('Ndlela'),
        null,
        { name: 'Nobody' },
        driver('Nel'),
        { ...driver('Nel'), name: 'Again' },
      ]),
    )
    expect(await source.drivers()).toMatchObject({
      value: [{ surname: 'Ndlela' }, { name: 'Jo', surname: 'Nel' }],
    })
    expect(log.warn.mock.calls).toEqual([[{ count: 3 }, 'unreadable drivers of the service left out']])
  })

  it.each([
    ['an error', () => new Response('trouble', { status: 500 })],
    ['that there is no such address', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['an object', () => Response.json({ docs: [driver('Nel')] })],
    ['nothing but unreadable drivers', () => Response.json([{ name: 'Jo' }, null])],
  ])('has failed when it responds with %s (C-388)', async (_, response) => {
    expect(await sourceOf(response()).source.drivers()).toEqual(failed)
  })

  it('is replaced by its last response while it fails', async () => {
    const { source } = sourceOf(Response.json([driver('Nel')]), new Response('', { status: 500 }))
    expect(await source.drivers()).toMatchObject({ found: true, fresh: true })
    expect(await source.drivers()).toMatchObject({ fresh: false, value: [{ surname: 'Nel' }] })
  })
})
