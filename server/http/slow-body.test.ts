import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import type { NextHandler } from './next-handler.ts'
import type { BodyPaces } from './slow-body.ts'
import { serve } from './testing/site.ts'

const bodyPaces: BodyPaces = {
  usual: { periodMs: 150, minBytes: 0, maxPeriods: 1 },
  upload: { periodMs: 150, minBytes: 10, maxPeriods: 4 },
}
const hour = 3_600_000
const unlimited: BodyPaces = {
  usual: { ...bodyPaces.usual, periodMs: hour },
  upload: { ...bodyPaces.upload, periodMs: hour },
}

/** Reads the body and notes how that ended. */
function reader() {
  const ends: string[] = []
  const handle: NextHandler = async (request, response) => {
    try {
      const body = await text(request)
      ends.push(`read ${body.length}`)
      response.end(`read ${body.length}`)
    } catch (error) {
      ends.push(String(error))
      throw error
    }
  }
  return { ends, handle }
}

const head = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\n${length}\r\n\r\n`

/** Writes a piece again and again until the connection is closed by the other side. */
function trickle(socket: Socket, piece: string, everyMs: number): void {
  const timer = setInterval(() => socket.writable && socket.write(piece), everyMs)
  socket.on('error', () => {})
  socket.once('close', () => clearInterval(timer))
  socket.once('end', () => clearInterval(timer))
}

const sessionCall = `Cookie: payload-token=x\r\nSec-Fetch-Site: same-origin\r\nNext-Action: ${'4'.repeat(42)}\r\n`

test.each([
  ['/api/enquiries/contact', 'Content-Length: 1000', 'x'],
  ['/api/enquiries/contact', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ['/services/gateway/quotes', 'Content-Length: 1000', ''],
  ['/api/media', 'Content-Length: 1000', 'x'],
  ['/api/media', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ['/admin', 'Content-Length: 1000', ''],
])('returns 408 and closes the connection for a slow body at %s (%s)', async (path, length, piece) => {
  const { ends, handle } = reader()
  const site = await serve(handle, { bodyPaces })
  const socket = connect(site.port, '127.0.0.1')
  const cookie = path === '/admin' ? sessionCall : ''
  socket.write(head(path, cookie + length))
  // A period must bring 10 bytes of an upload, and this brings 5 or 6.
  if (piece) trickle(socket, piece, 30)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toMatch(/\r\nConnection: close\r\n/i)
  expect(await site.logged(1)).toMatchObject([{ path, status: 408 }])
  expect(ends).toEqual(['Error: The body arrives too slowly.'])
  await vi.waitUntil(
    () => new Promise((resolve) => site.server.getConnections((_, count) => resolve(count === 0))),
  )
})

test('waits longer for an upload that moves', async () => {
  const { ends, handle } = reader()
  const site = await serve(handle, {
    bodyPaces: { ...bodyPaces, upload: { ...bodyPaces.upload, periodMs: 300, maxPeriods: 100 } },
  })
  const socket = connect(site.port, '127.0.0.1')
  socket.write(head('/api/media', 'Connection: close\r\nContent-Length: 3000'))
  trickle(socket, 'x'.repeat(100), 15)
  expect(await text(socket)).toContain('read 3000')
  expect(ends).toEqual(['read 3000'])
})

test('returns 408 for an upload that moves for too long', async () => {
  const site = await serve(reader().handle, { bodyPaces })
  const socket = connect(site.port, '127.0.0.1')
  socket.write(head('/api/media', 'Content-Length: 1000000'))
  trickle(socket, 'x'.repeat(100), 15)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('closes the connection of a page whose request has a body that never ends', async () => {
  const site = await serve(async (_, response) => void response.end('page'), { bodyPaces })
  const socket = connect(site.port, '127.0.0.1')
  socket.write('GET /vehicles HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n')
  expect(await text(socket)).toContain('page')
})

test('closes the connection when the handler has answered before the body ends', async () => {
  const site = await serve(async (_, response) => void response.end('enough'), { bodyPaces })
  const socket = connect(site.port, '127.0.0.1')
  socket.write(head('/api/enquiries/contact', 'Content-Length: 10'))
  expect(await text(socket)).toContain('enough')
})

test('does not blame the sender for a handler that reads late', async () => {
  const { promise, resolve: readNow } = Promise.withResolvers<void>()
  const size = 900_000
  const site = await serve(
    async (request, response) => {
      await promise
      response.end(String((await text(request)).length))
    },
    { bodyPaces: { ...bodyPaces, usual: { ...bodyPaces.usual, periodMs: 60 } } },
  )
  const reply = site.send('POST', '/api/enquiries/contact', {}, 'x'.repeat(size))
  setTimeout(readNow, 400)
  expect((await reply).text).toBe(String(size))
})

test('leaves no timer behind once a body is complete', async () => {
  const site = await serve(reader().handle, { bodyPaces: unlimited })
  const clear = vi.spyOn(globalThis, 'clearInterval')
  await site.send('POST', '/api/enquiries/contact', {}, 'x')
  expect(clear.mock.calls.flat()).toContainEqual(expect.objectContaining({ _repeat: hour }))
})
