import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createUpstreamFigures, type FinanceFigures } from '#features/finance/finance/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { type Loopback, listen } from '../loopback.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const failed = { found: false, failed: true }
const record = { smc: '57U', mileage: 20_000, term: 48, factor: 0.5, description: 'FORTUNER' }
const quote = { term: 60, odometerReading: 60_000, leasePrice: '12 345,67', kintoProtectInclVat: 412.5 }

const open: Loopback[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

const log = { warn: vi.fn() }

/** A gateway that responds with the given handler, which can be replaced. */
async function gatewayThat(handler: Handler) {
  let behaviour = handler
  const server = await listen((request, response) => behaviour(request, response))
  open.push(server)
  const service = createServiceClient({ name: 'finance', baseUrl: server.url, timeoutMs: 300, log })
  return {
    server,
    figures: createUpstreamFigures(service, { brand: 'Toyota' }),
    respondWith(next: Handler) {
      behaviour = next
    },
  }
}

const json = (body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.end(JSON.stringify(body))
const status = (code: number) => (_: IncomingMessage, response: ServerResponse) => {
  response.statusCode = code
  response.end('upstream trouble at 10.1.2.3')
}

const valueAt = (figures: FinanceFigures, months = 48) =>
  figures.guaranteedValues({ code: '57U', mileage: 20_000, months })

describe('the exact requests of the specification', () => {
  const calls: [row: string, request: (figures: FinanceFigures) => Promise<unknown>, path: string][] = [
    [
      'V-304',
      (source) => source.subscriptionQuotes('57U', 1_000),
      '/ratebook/quotes/filter?make=toyota&monthlyMileage=1000&smc=57U',
    ],
    [
      'V-305, at load',
      (source) => valueAt(source),
      '/gfv-values?filter[where][smc]=57U&filter[where][mileage]=20000&filter[where][term]=48',
    ],
    [
      'V-305, whether there are any',
      (source) => source.guaranteedValues({ code: '57U' }),
      '/gfv-values?filter[where][smc]=57U',
    ],
    [
      'V-306',
      (source) => source.guaranteedValues({ like: 'HILUX DC', newestFirst: true }),
      '/gfv-values?filter[where][description][like]=HILUX%20DC&filter[order]=id%20DESC',
    ],
  ]

  test.each(calls)('sends the specified request: %s', async (_, request, path) => {
    const { figures, server } = await gatewayThat(json([]))
    await request(figures)
    expect(server.requests).toEqual([path])
  })
})

describe('an outside gateway', () => {
  test('accepts a record with only the specified fields (V-068)', async () => {
    const { figures } = await gatewayThat(json([record]))
    expect(await valueAt(figures)).toEqual({
      found: true,
      fresh: true,
      value: [{ id: 0, code: '57U', mileage: 20_000, months: 48, factor: 5_000, description: 'FORTUNER' }],
    })
  })

  test('keeps the order of the records, so that the first factor counts (V-062)', async () => {
    const { figures } = await gatewayThat(json([record, { ...record, factor: 0.6 }]))
    expect(await valueAt(figures)).toMatchObject({ value: [{ factor: 5_000 }, { factor: 6_000 }] })
  })

  test('returns the record with the higher id first when two share a description (V-067)', async () => {
    const two = [7, 12].map((id) => ({ ...record, id, smc: `${id}A`, description: 'HILUX DC 2.8' }))
    const { figures } = await gatewayThat(json(two))
    const values = await figures.guaranteedValues({ like: 'HILUX DC', newestFirst: true })
    expect(values).toMatchObject({ value: [{ code: '12A' }, { code: '7A' }] })
  })

  test('ignores values for another mileage, term or model', async () => {
    const others = [{ mileage: 35_000 }, { term: 36 }, { smc: '57V' }].map((other) => ({
      ...record,
      ...other,
    }))
    const { figures } = await gatewayThat(json(others))
    expect(await valueAt(figures)).toEqual({ found: true, fresh: true, value: [] })
  })

  test('reads amounts as text or numbers, accepts missing references and rounds cents half up', async () => {
    const { figures } = await gatewayThat(
      json([quote, { ...quote, leasePrice: 9_876.545, quoteReference: 77 }]),
    )
    expect(await figures.subscriptionQuotes('57U', 1_000)).toMatchObject({
      value: [
        { leasePrice: 1_234_567, protect: 41_250, reference: null },
        { leasePrice: 987_655, reference: '77' },
      ],
    })
  })

  test.each([
    ['a factor above the whole price', { ...record, factor: 51.5 }],
    ['a factor that is not a number', { ...record, factor: 'n/a' }],
    ['a record without a model', { ...record, smc: undefined }],
  ])('reports a failure for %s instead of leaving it out', async (_, broken) => {
    const { figures } = await gatewayThat(json([record, broken]))
    expect(await valueAt(figures)).toEqual(failed)
  })

  test('reports a failure for a price that cannot be read', async () => {
    const { figures } = await gatewayThat(json([{ ...quote, leasePrice: 'on request' }]))
    expect(await figures.subscriptionQuotes('57U', 1_000)).toEqual(failed)
  })
})

describe('an outside gateway that fails', () => {
  const failures: [name: string, behaviour: Handler, attempts: number][] = [
    ['500', status(500), 1],
    ['repeated 503', status(503), 3],
    ['a timeout', () => {}, 1],
    ['an error page with status 200', (_, response) => void response.end('<!doctype html>'), 1],
    ['an object instead of a list', json({ data: [record] }), 1],
  ]

  test.each(failures)('reports a failure after %s (V-330, V-332)', async (_, behaviour, attempts) => {
    const { figures, server } = await gatewayThat(behaviour)
    expect(await figures.subscriptionQuotes('57U', 1_000)).toEqual(failed)
    expect(await valueAt(figures)).toEqual(failed)
    expect(server.requests).toHaveLength(2 * attempts)
  })

  test('returns no earlier figure after a failure (V-332)', async () => {
    const { figures, respondWith } = await gatewayThat(json([record]))
    expect(await valueAt(figures)).toMatchObject({ found: true })
    respondWith(json([quote]))
    expect(await figures.subscriptionQuotes('57U', 1_000)).toMatchObject({ found: true })
    respondWith(status(500))
    expect(await valueAt(figures)).toEqual(failed)
    expect(await figures.subscriptionQuotes('57U', 1_000)).toEqual(failed)
  })

  test('returns the guaranteed values of a model marked as stale when the gateway fails', async () => {
    const { figures, respondWith } = await gatewayThat(json([record]))
    await figures.guaranteedValues({ code: '57U' })
    respondWith(status(500))
    expect(await figures.guaranteedValues({ code: '57U' })).toMatchObject({ found: true, fresh: false })
    expect(await figures.guaranteedValues({ code: '57V' })).toEqual(failed)
  })

  test('keeps its address out of results, and its error text and codes out of the log (G-4)', async () => {
    log.warn.mockClear()
    const { figures, server } = await gatewayThat(status(500))
    expect(JSON.stringify(await figures.subscriptionQuotes('SECRET', 1_000))).not.toContain(server.url)
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/SECRET|10\.1\.2\.3/)
  })
})
