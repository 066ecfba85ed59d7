import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { upstreamDealers } from '#features/dealers/dealers/services.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { type Loopback, listen } from '../loopback.ts'

const open: Loopback[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const json =
  (body: unknown): Handler =>
  (_, response) =>
    void response.end(JSON.stringify(body))
const status =
  (code: number): Handler =>
  (_, response) => {
    response.statusCode = code
    response.end('trouble')
  }

/** A dealer system that responds with the given handler, and what was logged about it. */
async function systemThat(handler: Handler) {
  const behaviour = { handler }
  const server = await listen((request, response) => behaviour.handler(request, response))
  open.push(server)
  const warn = vi.fn()
  const service = createServiceClient({
    name: 'dealers',
    baseUrl: server.url,
    timeoutMs: 500,
    retries: 0,
    log: { warn: vi.fn() },
  })
  const directory = upstreamDealers(service, { log: { warn }, regions: async () => [] })
  return { directory, warn, server, behaviour, logged: () => warn.mock.calls.map(([, text]) => text) }
}

const dealer = { id: 5, name: 'Somewhere Motors', slug: 'somewhere', supplierCode: 'S1', toyotaSupplier: 'Y' }
const failed = { found: false, failed: true }

describe('a dealer system that fails', () => {
  it.each([
    ['500', status(500)],
    ['a timeout', () => {}],
    ['a broken connection', (_, response) => void response.destroy()],
    ['an unexpected body', json([])],
  ] as [string, Handler][])('reports and logs a failure after %s (V-338)', async (_, handler) => {
    const { directory, logged } = await systemThat(handler)
    expect(await directory.dealer('somewhere')).toEqual(failed)
    expect(logged()).toEqual(['Network response for dealers was not ok'])
    expect(await directory.dealers()).toEqual(failed)
    expect(await directory.group('some')).toEqual(failed)
    expect(await directory.mail('5')).toEqual(failed)
  })

  it('reports an unknown dealer as not found and logs it (V-338)', async () => {
    const { directory, warn } = await systemThat(json({ docs: [] }))
    expect(await directory.dealer('nowhere')).toEqual({ found: false, failed: false })
    expect(warn.mock.calls).toEqual([[{ slug: 'nowhere' }, 'No dealer found for one with slug']])
  })

  it('returns a stale response, marked as such, when the system fails', async () => {
    const { directory, behaviour } = await systemThat(json({ docs: [dealer] }))
    expect(await directory.dealer('somewhere')).toMatchObject({ found: true, fresh: true })
    behaviour.handler = status(503)
    expect(await directory.dealer('somewhere')).toMatchObject({
      found: true,
      fresh: false,
      value: { name: 'Somewhere Motors' },
    })
    expect(await directory.dealer('elsewhere')).toEqual(failed)
  })
})

describe('incomplete or invalid data of a dealer system', () => {
  it('uses the second e-mail address of a dealer when it is the only one (D-091)', async () => {
    const { directory } = await systemThat(json({ docs: [{ ...dealer, emailAddress: 'two@example.co.za' }] }))
    expect(await directory.mail('5')).toMatchObject({ value: { email: 'two@example.co.za' } })
  })

  it('accepts a dealer with nothing but id, name and slug', async () => {
    const { directory } = await systemThat(json({ docs: [{ id: 'x1', name: 'Bare', slug: 'bare' }] }))
    expect(await directory.dealer('bare')).toMatchObject({
      value: { id: 'x1', supplierCode: null, region: null, group: null, coordinates: null, openingHours: [] },
    })
  })

  it('leaves out dealers that are not listed even when the response holds them (D-379)', async () => {
    const docs = [
      dealer,
      { ...dealer, id: 6, slug: 'other', toyotaSupplier: 'N' },
      null,
      { name: 'No address' },
    ]
    const { directory } = await systemThat(json({ docs }))
    const dealers = await directory.dealers()
    expect(dealers.found && dealers.value.map(({ slug }) => slug)).toEqual(['somewhere'])
  })

  it.each([
    ['no province', { id: 5 }, ['5'], [['Our Group', ['somewhere']]]],
    [
      'a dealer that is not listed, and an answer with a dealer of another group',
      { id: 9, dealersByProvinces: [{ provinceName: 'Gauteng', dealers: [{ dealer: 5 }, { dealer: 6 }] }] },
      ['5', '6'],
      [['Gauteng', ['somewhere']]],
    ],
  ] as const)('reads a group with %s (D-378, D-379)', async (_, group, ids, provinces) => {
    const { directory, server } = await systemThat(({ url = '' }, response) => {
      const docs = url.includes('dealerGroups')
        ? [{ ...group, slug: 'our-group', title: 'Our Group' }]
        : [
            dealer,
            { ...dealer, id: 6, slug: 'unlisted', toyotaSupplier: 'N' },
            { ...dealer, id: 7, slug: 'stranger' },
          ]
      response.end(JSON.stringify({ docs }))
    })
    const found = await directory.group('our-group')
    expect(server.requests[1]).toContain(`where[id][in]=${ids.join(',')}&`)
    const shown = found.found ? found.value.provinces : []
    expect(shown.map(({ name, dealers }) => [name, dealers.map(({ slug }) => slug)])).toEqual(provinces)
  })

  it('reads opening hours in other spellings, and treats unreadable times as closed (D-093)', async () => {
    const hours = (day: unknown, startTime: unknown, endTime: unknown, isClosed?: unknown) => ({
      day,
      hoursInformation: { startTime, endTime, isClosed },
    })
    const operatingHours = [
      hours('monday', '07:30:00', '17:30:00', false),
      hours('Public Holiday', '09:00', '12:00'),
      hours('Sunday', '08:00', '12:00', true),
      hours('Tuesday', 'early', 'late'),
      hours('Someday', '07:30', '17:30'),
      7,
    ]
    const { directory } = await systemThat(json({ docs: [{ ...dealer, operatingHours }] }))
    expect(await directory.dealer('somewhere')).toMatchObject({
      value: {
        openingHours: [
          { day: 'Monday', open: { from: '07:30', until: '17:30' } },
          { day: 'Public Holidays', open: { from: '09:00', until: '12:00' } },
          { day: 'Sunday', open: null },
          { day: 'Tuesday', open: null },
        ],
      },
    })
  })

  it('reads all pages of a list longer than one response', async () => {
    const { directory, server } = await systemThat((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'))
      const docs = [{ ...dealer, id: page, slug: `dealer-${page}` }]
      response.end(JSON.stringify({ docs, hasNextPage: page < 3 }))
    })
    const dealers = await directory.dealers()
    expect(dealers.found && dealers.value).toHaveLength(3)
    expect(server.requests).toHaveLength(3)
    expect(server.requests[0]).toContain('&limit=99&page=1')
  })
})
