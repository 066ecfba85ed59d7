import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'
import type { BodyPaces } from './slow-body.ts'

const periodMs = 20_000
const bodyPaces: BodyPaces = {
  form: { periodMs, minBytes: 0, maxPeriods: 1 },
  upload: { periodMs, minBytes: 10, maxPeriods: 4 },
  attachments: { periodMs, minBytes: 10, maxPeriods: 30 },
  feed: { periodMs, minBytes: 10, maxPeriods: 90 },
}

// Intervals are fake, so that tests control the periods; sockets are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const endPeriod = () => vi.advanceTimersByTime(periodMs)

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** A handler that reads the body and records the result. */
function createReader() {
  const result = { bytes: 0, ends: [] as string[] }
  const handle: NextHandler = async (request, response) => {
    try {
      for await (const chunk of request) result.bytes += chunk.length
      result.ends.push(`read ${result.bytes}`)
      response.end(`read ${result.bytes}`)
    } catch (error) {
      result.ends.push(String(error))
      throw error
    }
  }
  return { result, handle }
}

const head = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\n${length}\r\n\r\n`

/** Begins a request on a new socket and waits until its timer is running. */
async function begin(port: number, data: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(data)
  await until(() => vi.getTimerCount() === 1)
  return socket
}

const sessionCall = `Cookie: payload-token=x\r\nSec-Fetch-Site: same-origin\r\nNext-Action: ${'4'.repeat(42)}\r\n`

test.each([
  ['/api/enquiries/contact', 'Content-Length: 1000', 'x'],
  ['/api/enquiries/contact', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ['/services/gateway/quotes', 'Content-Length: 1000', ''],
  ['/api/media', 'Content-Length: 1000', 'x'],
  ['/api/media', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ['/api/stock/imports', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ['/admin', 'Content-Length: 1000', ''],
])('returns 408 and closes the connection for a slow body at %s (%s)', async (path, length, piece) => {
  const { result, handle } = createReader()
  const site = await serve(handle, { bodyPaces })
  const socket = await begin(site.port, head(path, (path === '/admin' ? sessionCall : '') + length) + piece)
  await until(() => result.bytes === (piece === '' ? 0 : 1))
  endPeriod()
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(reply).toMatch(/\r\nConnection: close\r\n/i)
  expect(await site.waitForLogLines(1)).toMatchObject([{ path, status: 408 }])
  expect(result.ends).toEqual(['Error: The body arrives too slowly.'])
  const connections = () =>
    new Promise<number>((resolve) => site.server.getConnections((_, count) => resolve(count)))
  await until(async () => (await connections()) === 0)
})

/** Sends an upload in chunks that are large enough, one in each period. */
async function upload(pieces: number, { maxPeriods }: { maxPeriods: number }): Promise<string> {
  const { result, handle } = createReader()
  const paces = { ...bodyPaces, upload: { ...bodyPaces.upload, maxPeriods } }
  const site = await serve(handle, { bodyPaces: paces })
  const socket = await begin(site.port, head('/api/media', 'Connection: close\r\nContent-Length: 600'))
  for (let piece = 1; piece <= pieces; piece++) {
    socket.write('x'.repeat(100))
    await until(() => result.bytes === piece * 100)
    endPeriod()
  }
  return text(socket)
}

test('waits longer for an upload that makes progress', async () => {
  expect(await upload(6, { maxPeriods: 100 })).toContain('read 600')
})

test('gives a form with files more time than other uploads, while it makes progress', async () => {
  const { result, handle } = createReader()
  const site = await serve(handle, { bodyPaces })
  const type = 'Content-Type: multipart/form-data; boundary=x'
  const request = head('/api/enquiries/trade-in', 'Connection: close\r\nContent-Length: 600')
  const socket = await begin(site.port, request.replace('Content-Type: text/plain', type))
  for (let piece = 1; piece <= 6; piece++) {
    socket.write('x'.repeat(100))
    await until(() => result.bytes === piece * 100)
    endPeriod()
  }
  expect(await text(socket)).toContain('read 600')
})

test('returns 408 for an upload that takes too long despite its progress', async () => {
  expect(await upload(4, { maxPeriods: 4 })).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([
  ['GET /vehicles', 'a page whose request has a body'],
  ['POST /api/enquiries/contact', 'a handler that has responded before the body'],
])('closes the connection when the body never ends: %s, %s', async (requestLine) => {
  const site = await serve(async (_, response) => void response.end('enough'), { bodyPaces })
  const socket = await begin(
    site.port,
    `${requestLine} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n`,
  )
  const reply = text(socket)
  await site.waitForLogLines(1)
  endPeriod()
  expect(await reply).toContain('enough')
})

test('does not time out the sender when the handler reads late', async () => {
  const { promise, resolve: readNow } = Promise.withResolvers<void>()
  let waiting: IncomingMessage | undefined
  const size = 900_000
  const site = await serve(
    async (request, response) => {
      waiting = request
      await promise
      response.end(String((await text(request)).length))
    },
    { bodyPaces },
  )
  const reply = site.send('POST', '/api/enquiries/contact', {}, 'x'.repeat(size))
  await until(() => waiting !== undefined && waiting.readableLength >= waiting.readableHighWaterMark)
  endPeriod()
  endPeriod()
  readNow()
  expect((await reply).text).toBe(String(size))
})

test('leaves no timer behind once a body is complete', async () => {
  let timers = 0
  const site = await serve(
    async (request, response) => {
      timers = vi.getTimerCount()
      response.end(await text(request))
    },
    { bodyPaces },
  )
  await site.send('POST', '/api/enquiries/contact', {}, 'x')
  expect([timers, vi.getTimerCount()]).toEqual([1, 0])
})
