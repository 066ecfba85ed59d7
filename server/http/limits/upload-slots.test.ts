import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'
import { createUploadSlots } from './upload-slots.ts'

const boundary = 'multipart/form-data; boundary=x'

/** A handler that reads bodies to their end and counts what is arriving. */
function createReader() {
  const state = { arriving: 0, bytes: 0 }
  const handle: NextHandler = async (request, response) => {
    state.arriving += 1
    try {
      for await (const chunk of request) state.bytes += chunk.length
      response.end('read')
    } catch {
      response.destroy()
    } finally {
      state.arriving -= 1
    }
  }
  return { state, handle }
}

/** Begins a form with files that never ends by itself. */
function begin(port: number, client: string, type = boundary): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /api/enquiries/trade-in HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${client}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 1000\r\nConnection: close\r\n\r\nx`,
  )
  return socket
}

async function serveWithSlots() {
  const reader = createReader()
  const uploadSlots = createUploadSlots({ perNetwork: 2, total: 3 })
  const site = await serve(reader.handle, { uploadSlots, trustedProxies: 1 })
  const arriving = (count: number) => vi.waitUntil(() => reader.state.arriving === count)
  return { port: site.port, arriving, state: reader.state }
}

test('refuses the third form with files from one network with 429, before its body is read', async () => {
  const { port, arriving, state } = await serveWithSlots()
  begin(port, '2001:db8::1')
  begin(port, '2001:db8::2')
  await arriving(2)
  const reply = await text(begin(port, '2001:db8::3'))
  expect(reply).toMatch(/^HTTP\/1\.1 429 /)
  expect(reply).toMatch(/\r\nRetry-After: 30\r\n/i)
  expect(state).toEqual({ arriving: 2, bytes: 2 })
})

test('refuses with 503 when there are too many forms with files altogether', async () => {
  const { port, arriving } = await serveWithSlots()
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) begin(port, client)
  await arriving(3)
  const reply = await text(begin(port, '192.0.2.4'))
  expect(reply).toMatch(/^HTTP\/1\.1 503 /)
  expect(reply).toMatch(/\r\nRetry-After: 30\r\n/i)
})

test('frees the slot of a form that arrived, and of one whose client is gone', async () => {
  const { port, arriving } = await serveWithSlots()
  const first = begin(port, '192.0.2.1')
  const second = begin(port, '192.0.2.1')
  await arriving(2)
  first.write('x'.repeat(999))
  expect(await text(first)).toMatch(/^HTTP\/1\.1 200 /)
  second.destroy()
  await arriving(0)
  begin(port, '192.0.2.1')
  begin(port, '192.0.2.1')
  await arriving(2)
})

test('does not count forms without files', async () => {
  const { port, arriving } = await serveWithSlots()
  for (const _ of [1, 2, 3, 4]) begin(port, '192.0.2.1', 'application/x-www-form-urlencoded')
  await arriving(4)
})
