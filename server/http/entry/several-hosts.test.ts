import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve } from '../testing/site.ts'

/** Sends a raw request head and returns the status line. */
async function statusOf(head: readonly string[]): Promise<string | undefined> {
  const site = await serve(async (_, response) => void response.end('handled'))
  const socket = connect(site.port, '127.0.0.1')
  socket.write([...head, 'Connection: close', '', ''].join('\r\n'))
  return (await text(socket)).split('\r\n')[0]
}

test.each([
  ['two hosts', ['GET /api/x HTTP/1.1', 'Host: a.example', 'Host: b.example']],
  ['the same host twice', ['GET /api/x HTTP/1.1', 'Host: a.example', 'host: a.example']],
  ['two hosts for a page', ['GET /vehicles HTTP/1.1', 'HOST: a.example', 'X-A: b', 'Host: b.example']],
  ['two hosts over HTTP/1.0', ['GET /api/x HTTP/1.0', 'Host: a.example', 'Host: b.example']],
  ['two hosts in one header', ['GET /api/x HTTP/1.1', 'Host: a.example, b.example']],
  ['no host', ['GET /api/x HTTP/1.1']],
  ['an empty host', ['GET /api/x HTTP/1.1', 'Host:']],
  ['a target on another host', ['GET http://b.example/api/x HTTP/1.1', 'Host: a.example']],
])('returns 400 for %s', async (_, head) => {
  expect(await statusOf(head)).toBe('HTTP/1.1 400 Bad Request')
})

test('accepts one Host header beside a header with the value host', async () => {
  const head = ['GET /api/x HTTP/1.1', 'Host: a.example', 'X-Name: host']
  expect(await statusOf(head)).toBe('HTTP/1.1 200 OK')
})
