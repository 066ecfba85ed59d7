import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { upstreamCatalogue, type VehicleCatalogue } from '#features/vehicles/vehicles/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { type Loopback, listen } from '../loopback.ts'

const failed = { found: false, failed: true }
const range = { name: 'Hilux Double Cab', rangeSlug: 'hilux-double-cab', rangeCode: 'HDC' }
const model = {
  code: 'N35',
  name: 'Raider',
  rangeName: range.name,
  rangeSlug: range.rangeSlug,
  price: '459 900',
}

const open: Loopback[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

const log = { warn: vi.fn() }

function catalogueAt(baseUrl: string): VehicleCatalogue {
  const service = createServiceClient({
    name: 'vehicles',
    baseUrl,
    timeoutMs: 500,
    retries: 2,
    maxBytes: 100_000,
    log,
  })
  return upstreamCatalogue(service, { brand: 'Toyota' })
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A service that responds with the given handler, which can be replaced. */
async function serviceThat(handler: Handler) {
  let behaviour = handler
  const server = await listen((request, response) => behaviour(request, response))
  open.push(server)
  return {
    server,
    catalogue: catalogueAt(server.url),
    from(next: Handler) {
      behaviour = next
    },
  }
}

const json = (body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
const raw = (body: string) => (_: IncomingMessage, response: ServerResponse) => void response.end(body)
const status = (code: number) => (_: IncomingMessage, response: ServerResponse) => {
  response.statusCode = code
  response.end('upstream trouble at 10.1.2.3')
}
const working: Handler = (request, response) =>
  json(request.url?.startsWith('/vehicle-ranges') ? [range] : [model])(request, response)

const failures: [name: string, behaviour: Handler, attempts: number][] = [
  ['500', status(500), 1],
  ['404', status(404), 1],
  ['repeated 503', status(503), 3],
  ['repeated 429', status(429), 3],
  ['a timeout', () => {}, 1],
  ['a timeout within the body', (_, response) => void response.write('[{"name":'), 1],
  ['a broken connection', (_, response) => void response.destroy(), 3],
  ['a connection broken within the body', (_, response) => response.write('[', () => response.destroy()), 3],
  ['broken JSON', raw('[{"name": "Hilux"'), 1],
  ['an error page with status 200', raw('<!doctype html><title>Sign in</title>'), 1],
  ['an empty body', raw(''), 1],
  ['an object instead of a list', json({ data: [range, model] }), 1],
  ['items that are not vehicles', json([{ id: 7 }]), 1],
  ['an invalid item among valid ones', json([{ ...range, ...model }, null]), 1],
  ['an oversized body', (_, response) => void response.end(`[${' '.repeat(2_000_000)}]`), 1],
]

describe('an outside service that fails', () => {
  test.each(failures)(
    'returns a failed lookup after %s, with retries only where they may help (V-312)',
    async (_, behaviour, attempts) => {
      const { catalogue, server } = await serviceThat(behaviour)
      expect(await catalogue.ranges({ brand: 'Toyota' })).toEqual(failed)
      expect(server.requests).toHaveLength(attempts)
    },
  )

  test.each(failures)('returns no range, models or model after %s without throwing', async (_, behaviour) => {
    const { catalogue } = await serviceThat(behaviour)
    expect(await catalogue.range('hilux-double-cab')).toEqual(failed)
    expect(await catalogue.models({ rangeSlug: 'hilux-double-cab' })).toEqual(failed)
    expect(await catalogue.model('N35')).toEqual(failed)
  })

  test('reports a refused connection after three attempts', async () => {
    const closed = await listen(() => {})
    await closed.close()
    const catalogue = catalogueAt(closed.url)
    expect(await catalogue.ranges()).toEqual(failed)
    expect(await catalogue.model('N35')).toEqual(failed)
    expect(log.warn.mock.lastCall?.[0]).toMatchObject({ kind: 'refused', code: 'ECONNREFUSED', attempts: 3 })
  })

  test('returns a fresh result when the service recovers between two attempts', async () => {
    const service = await serviceThat((_, response) => {
      service.from(working)
      response.statusCode = 503
      response.end()
    })
    expect(await service.catalogue.ranges()).toMatchObject({ found: true, fresh: true })
    expect(service.server.requests).toHaveLength(2)
  })

  test('returns a stale response, marked as such, while the service is down', async () => {
    const { catalogue, from } = await serviceThat(working)
    const before = await catalogue.models({ codes: ['N35'] })
    await catalogue.ranges()
    from(status(500))
    expect(before).toMatchObject({ found: true, fresh: true, value: [{ code: 'N35', price: 45_990_000 }] })
    expect(await catalogue.models({ codes: ['N35'] })).toEqual({ ...before, fresh: false })
    expect(await catalogue.range('hilux-double-cab')).toMatchObject({ found: true, fresh: false })
    expect(await catalogue.models({ codes: ['P35'] })).toEqual(failed)
  })

  test('reports a failure instead of not found when a stale response lacks the range', async () => {
    const { catalogue, from } = await serviceThat(working)
    await catalogue.ranges()
    expect(await catalogue.range('vitz')).toEqual({ found: false, failed: false })
    from(status(500))
    expect(await catalogue.range('vitz')).toEqual(failed)
  })

  test('keeps its address out of results, and its error text and values out of the log (G-4)', async () => {
    log.warn.mockClear()
    const { catalogue, server } = await serviceThat(status(500))
    const result = await catalogue.model('SECRET-CODE')
    expect(JSON.stringify(result)).not.toContain(server.url)
    expect(log.warn).toHaveBeenCalled()
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/SECRET-CODE|10\.1\.2\.3/)
  })
})

describe('the exact requests of the specification (V-302, V-303, V-307, V-308, V-311, V-313, C-361, C-362)', () => {
  const lineup = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']
  const calls: [name: string, request: (catalogue: VehicleCatalogue) => Promise<unknown>, path: string][] = [
    ['V-311', (service) => service.ranges(), '/vehicle-ranges/?filter[where][brand]=Toyota'],
    ['V-311', (service) => service.range('vitz'), '/vehicle-ranges/?filter[where][brand]=Toyota'],
    ['C-362', (service) => service.ranges({ related: true }), '/vehicle-ranges/?filter[where][brand]=2'],
    [
      'V-302, V-178',
      (service) => service.models({ codes: lineup }),
      `/vehicle-models?${lineup.map((code) => `filter[where][code][inq]=${code}`).join('&')}`,
    ],
    [
      'V-302, V-180',
      (service) =>
        service.models({
          codes: ['49Y', '66M', 'P34', '57U'],
          order: { by: 'price', direction: 'ascending' },
        }),
      '/vehicle-models?filter[where][code][inq]=49Y&filter[where][code][inq]=66M&filter[where][code][inq]=P34&filter[where][code][inq]=57U',
    ],
    [
      'V-303',
      (service) => service.models({ heroModel: 'hilux hero' }),
      '/vehicle-models?filter[where][heroModel]=hilux%20hero',
    ],
    [
      'V-307',
      (service) =>
        service.models({ rangeCode: 'HDC', order: { by: 'price', direction: 'descending' }, limit: 1 }),
      '/vehicle-models?filter[where][rangeCode]=HDC&filter[order]=price%20DESC&filter[limit]=1',
    ],
    [
      'V-308, V-313',
      (service) => service.models({ rangeSlug: 'hilux-double-cab' }),
      '/vehicle-models?filter[where][rangeName]=hilux-double-cab',
    ],
    ['every model', (service) => service.models(), '/vehicle-models'],
  ]

  test.each(calls)('sends the specified request: %s', async (_, request, path) => {
    const { catalogue, server } = await serviceThat(working)
    await request(catalogue)
    expect(server.requests).toEqual([path])
  })

  test('sends no request when there are no codes', async () => {
    const { catalogue, server } = await serviceThat(working)
    expect(await catalogue.models({ codes: [] })).toEqual({ found: true, value: [], fresh: true })
    expect(server.requests).toEqual([])
  })
})
