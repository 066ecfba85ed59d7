import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { upstreamCatalogue, type VehicleCatalogue } from '#features/vehicles/vehicles/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { createLogLimit } from '#platform/service/log-limit.ts'
import { type Loopback, listen } from '../loopback.ts'

/** Tests what an outside service may leave out, and how its brand is requested. */

const open: Loopback[] = []
const log = { warn: vi.fn() }

afterEach(async () => {
  log.warn.mockClear()
  await Promise.all(open.splice(0).map((server) => server.close()))
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function catalogueOf(
  handler: Handler,
  brand: { upstreamName?: string; upstreamNumber?: string } = {},
): Promise<{ catalogue: VehicleCatalogue; server: Loopback }> {
  const server = await listen(handler)
  open.push(server)
  const mayNotice = createLogLimit(1_000, () => 1)
  const options = { name: 'vehicles', baseUrl: server.url, timeoutMs: 500, log, mayNotice }
  const service = createServiceClient(options)
  return { catalogue: upstreamCatalogue(service, { brand: 'Toyota', ...brand }), server }
}

const json = (body: unknown): Handler => {
  return (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
const status = (code: number): Handler => {
  return (_, response) => {
    response.statusCode = code
    response.end('no such endpoint')
  }
}
const absent = { found: false, failed: false }
const failed = { found: false, failed: true }

describe('owner benefits (C-374)', () => {
  test.each([404, 410])('are absent, without a failure, when the service returns %i', async (code) => {
    const { catalogue, server } = await catalogueOf(status(code))
    for (const model of ['N35', 'P35']) expect(await catalogue.ownerBenefits(model)).toEqual(absent)
    expect(server.requests).toHaveLength(2)
    expect(log.warn.mock.calls).toEqual([
      [{ service: 'vehicles', path: 'owner-benefits', status: code }, 'service resource not found'],
    ])
  })

  test.each<[string, Handler]>([
    ['500', status(500)],
    ['403', status(403)],
    ['a timeout', () => {}],
    ['a body that is not JSON', (_, response) => void response.end('<!doctype html>')],
  ])('are reported as a failure after %s', async (_, handler) => {
    const { catalogue } = await catalogueOf(handler)
    expect(await catalogue.ownerBenefits('N35')).toEqual(failed)
    expect(log.warn).toHaveBeenCalled()
  })
})

describe('the brand', () => {
  const range = { name: 'Fortuner', rangeSlug: 'fortuner', rangeCode: 'FOR' }
  const model = { code: '57U', name: '2.8 GD-6 4x4 6AT', rangeName: 'Fortuner', rangeSlug: 'fortuner' }
  const working =
    (brand: string | undefined): Handler =>
    (request, response) => {
      const found = request.url?.startsWith('/vehicle-ranges') ? { ...range, brand } : { ...model, brand }
      json([found])(request, response)
    }

  test('is requested by the name and the number it has in the service', async () => {
    const brandNames = { upstreamName: 'TSAM', upstreamNumber: '17' }
    const { catalogue, server } = await catalogueOf(working('TSAM'), brandNames)
    await catalogue.ranges()
    await catalogue.ranges({ brand: 'Toyota' })
    await catalogue.ranges({ related: true })
    await catalogue.ranges({ brand: 'Lexus' })
    await catalogue.models({ brand: 'Toyota' })
    expect(server.requests).toEqual([
      '/vehicle-ranges/?filter[where][brand]=TSAM',
      '/vehicle-ranges/?filter[where][brand]=TSAM',
      '/vehicle-ranges/?filter[where][brand]=17',
      '/vehicle-ranges/?filter[where][brand]=Lexus',
      '/vehicle-models?filter[where][brand]=TSAM',
    ])
  })

  test.each(['TSAM', '17', undefined])(
    'treats the brand name %s of the service as the brand of the site',
    async (brand) => {
      const brandNames = { upstreamName: 'TSAM', upstreamNumber: '17' }
      const { catalogue } = await catalogueOf(working(brand), brandNames)
      expect(await catalogue.ranges()).toMatchObject({ value: [{ brand: 'Toyota' }] })
      expect(await catalogue.models()).toMatchObject({ value: [{ brand: 'Toyota' }] })
    },
  )

  test('keeps its name when it is another brand', async () => {
    const { catalogue } = await catalogueOf(working('Lexus'))
    expect(await catalogue.models()).toMatchObject({ value: [{ brand: 'Lexus' }] })
  })
})

test('adds the range to a model name that lacks it', async () => {
  const model = { code: '57U', name: '2.4 GD-6 RB 6MT', rangeName: 'Fortuner', rangeSlug: 'fortuner' }
  const { catalogue } = await catalogueOf(json([model]))
  expect(await catalogue.model('57U')).toMatchObject({ value: { name: 'Fortuner 2.4 GD-6 RB 6MT' } })
})
