import { describe, expect, it, vi } from 'vitest'
import { createServiceClient } from '#platform/service/client.ts'
import { upstreamSchedules } from './upstream.ts'

const baseUrl = 'https://gateway.example.co.za'
const failed = { found: false, failed: true }
const kilometres = { spStartKM: 10_000, spEndKM: 200_000, interval: 10_000 }
const oil = { intervalType: 'R', itemDesc: 'Engine oil', itemNum: 'OIL-1', itemQty: '7.5' }
const facts = { scheduleType: 'Normal', engine: '2.8', transmission: '6 Speed', labourTime: '1.2' }
const serviceWith = (...serviceItems: unknown[]) => ({ ...facts, interval: 10_000, serviceItems })

/** A source whose service responds with these, one after the other, and what was requested and logged. */
function sourceOf(...responses: readonly Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const response of responses) fetch.mockResolvedValueOnce(response)
  const log = { warn: vi.fn() }
  const client = createServiceClient({
    ...{ name: 'schedules', baseUrl, retries: 0, fetch },
    log: { warn: vi.fn() },
  })
  const addresses = () => fetch.mock.calls.map(([address]) => address)
  return { addresses, log, source: upstreamSchedules(client, { log }) }
}

describe('the kilometres of an external gateway', () => {
  it('are asked for by model code (V-133, V-310)', async () => {
    const { source, addresses } = sourceOf(Response.json(kilometres))
    expect(await source.kilometres('57U')).toEqual({
      ...{ found: true, fresh: true },
      value: { start: 10_000, end: 200_000, step: 10_000 },
    })
    expect(addresses()).toEqual([`${baseUrl}/fcb-service-data/api/Plans/kmInterval/57U`])
  })

  it('may be texts, or describe no services (V-5)', async () => {
    const { source } = sourceOf(Response.json({ spStartKM: '5000', spEndKM: '20000', interval: '-5000' }))
    expect(await source.kilometres('57U')).toMatchObject({
      value: { start: 5_000, end: 20_000, step: -5_000 },
    })
  })

  it.each([
    ['an error', () => new Response('trouble', { status: 500 })],
    ['that there is no such address', () => new Response('', { status: 404 })],
    ['other fields', () => Response.json({ start: 1 })],
    ['texts that are no numbers', () => Response.json({ ...kilometres, interval: 'often' })],
    ['more services than a list can show', () => Response.json({ ...kilometres, interval: 1 })],
  ])('have failed when it responds with %s, which differs from none (V-339, G-3)', async (_, response) => {
    expect(await sourceOf(response()).source.kilometres('57U')).toEqual(failed)
  })
})

describe('a service of an external gateway', () => {
  it('is asked for by model code and kilometres (V-133, V-309)', async () => {
    const { source, addresses } = sourceOf(Response.json(serviceWith(oil)))
    expect(await source.service('57U', 20_000)).toEqual({
      ...{ found: true, fresh: true },
      value: {
        ...facts,
        items: [{ type: 'replace', description: 'Engine oil', partNumber: 'OIL-1', quantity: '7.5' }],
      },
    })
    expect(addresses()).toEqual([
      `${baseUrl}/fcb-service-data/api/Plans/serviceItems?smc=57U&intervalStep=20000`,
    ])
  })

  it('has the four kinds of work, and may lack numbers, quantities and facts (V-126, V-133)', async () => {
    const items = ['I', 'L', 'C', 'r'].map((intervalType) => ({ intervalType, itemDesc: intervalType }))
    const { source } = sourceOf(Response.json({ serviceItems: [...items, { ...oil, itemQty: 4 }] }))
    const lookup = await source.service('57U', 10_000)
    expect(lookup).toMatchObject({ value: { scheduleType: null, engine: null, labourTime: null } })
    expect(lookup.found ? lookup.value.items : []).toMatchObject([
      { type: 'inspect', partNumber: null, quantity: null },
      { type: 'lubricate' },
      { type: 'clean' },
      { type: 'replace' },
      { type: 'replace', quantity: '4' },
    ])
  })

  it('has the other items when some cannot be read, and logs how many (G-3)', async () => {
    const unreadable = [null, { ...oil, intervalType: 'X' }, { ...oil, itemDesc: ' ' }]
    const { source, log } = sourceOf(Response.json(serviceWith(oil, ...unreadable)))
    expect(await source.service('57U', 10_000)).toMatchObject({ value: { items: [{ type: 'replace' }] } })
    expect(log.warn.mock.calls).toEqual([[{ count: 3 }, 'unreadable service items left out']])
  })

  it('may have no items', async () => {
    const { source } = sourceOf(Response.json(serviceWith()))
    expect(await source.service('57U', 10_000)).toMatchObject({ found: true, value: { items: [] } })
  })

  it.each([
    ['an error', () => new Response('trouble', { status: 503 })],
    ['that there is no such address', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['no items', () => Response.json(facts)],
    ['nothing but unreadable items', () => Response.json(serviceWith({ itemDesc: 'Oil' }))],
  ])('has failed when it responds with %s, which differs from no items (V-339, G-3)', async (_, response) => {
    expect(await sourceOf(response()).source.service('57U', 10_000)).toEqual(failed)
  })

  it('is replaced by its last response while the gateway fails', async () => {
    const { source } = sourceOf(Response.json(serviceWith(oil)), new Response('', { status: 500 }))
    await source.service('57U', 10_000)
    expect(await source.service('57U', 10_000)).toMatchObject({ found: true, fresh: false })
  })
})
