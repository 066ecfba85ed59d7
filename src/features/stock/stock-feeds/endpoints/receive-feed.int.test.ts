import { gzipSync } from 'node:zlib'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { createDealers, feedVehicle, storedVehicles } from '../data/import-stock.test-support.ts'
import { receiveFeed } from './receive-feed.ts'

const key = 'a-test-key-of-a-feed'
const authorization = `service-keys API-Key ${key}`
const feed = JSON.stringify([feedVehicle('U1')])

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  await createDealers(payload, ['T1', 'T2'])
  await payload.create({
    collection: 'service-keys',
    data: { name: 'Feeds', enableAPIKey: true, apiKey: key },
  })
})
afterAll(() => cms.close())

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

const send = (body: Body, headers: Record<string, string> = {}, query = '') =>
  receiveFeed(
    new Request(`http://localhost/api/stock/imports${query}`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { authorization, 'content-type': 'application/json', ...headers },
    } as RequestInit),
  )

it.each([
  ['no key', { authorization: '' }, 401],
  ['an unknown key', { authorization: 'service-keys API-Key another-key-of-a-feed' }, 401],
  ['a session cookie instead of a key', { authorization: '', cookie: 'payload-token=x' }, 401],
  ['another type', { 'content-type': 'text/plain' }, 415],
  ['another content encoding', { 'content-encoding': 'br' }, 415],
  ['a length over 500 MB', { 'content-length': '500000001' }, 413],
  ['a body that ends before its announced length', { 'content-length': '5000' }, 503],
])('changes nothing for a request with %s', async (_, headers, status) => {
  expect((await send(feed, headers)).status).toBe(status)
  expect(await storedVehicles(payload)).toEqual([])
})

it('changes nothing when the sender stops, even after a complete row of CSV', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from('id,dealerCode,make,model\nU1,T1,Toyota,Hilux\n'))
    },
    pull(controller) {
      controller.error(new Error('aborted'))
    },
  })
  expect((await send(body, { 'content-type': 'text/csv' })).status).toBe(503)
  expect(await storedVehicles(payload)).toEqual([])
})

it('responds with 422 and the report when the feed is refused', async () => {
  const response = await send(feed.slice(0, -5))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    status: 'refused',
    message: expect.stringMatching(/cut off/),
  })
  expect(await storedVehicles(payload)).toEqual([])
})

it('responds with 409 while another import runs', async () => {
  const isReading = Promise.withResolvers<void>()
  const paused = Promise.withResolvers<void>()
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      isReading.resolve()
      await paused.promise
      controller.enqueue(Buffer.from('[]'))
      controller.close()
    },
  }
  // Without a queue, the body is read when the import has begun.
  const first = send(new ReadableStream(source, { highWaterMark: 0 }))
  await isReading.promise
  expect((await send('[]')).status).toBe(409)
  paused.resolve()
  expect((await first).status).toBe(422)
})

it('applies the feed of the dealers in the address and responds with the report', async () => {
  const response = await send(feed, { 'content-type': 'application/json; charset=utf-8' }, '?dealers=T1')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'applied', counts: { read: 1, added: 1 } })
  const zipped = new Uint8Array(gzipSync(feed))
  const again = await send(zipped, { 'content-encoding': 'gzip' }, '?dealers=T1')
  expect(await again.json()).toMatchObject({ status: 'applied', counts: { unchanged: 1 } })
  const largeRemoval = await send('[]', {}, '?dealers=T1&allowLargeRemoval=true')
  expect(await largeRemoval.json()).toMatchObject({ counts: { sold: 1 } })
})
