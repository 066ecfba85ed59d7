import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { recordServerCall } from '#platform/http/server-calls.ts'
import { serve } from '../testing/site.ts'

const session = { cookie: 'payload-token=x', 'sec-fetch-site': 'same-origin' }
const never = () => Promise.reject(new Error('Next was called.'))

test.each([
  ['a form', { 'content-type': 'multipart/form-data; boundary=a' }],
  ['JSON', { 'content-type': 'application/json' }],
  ['an invalid server function id', { 'next-action': 'abc' }],
])('returns 405 for %s posted to the admin, as it is not a server function call', async (_, headers) => {
  const site = await serve(never)
  const reply = await site.send('POST', '/admin', { ...headers, ...session }, 'x')
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})

const call = { 'next-action': '4'.repeat(42), ...session }

test('returns 400 for a call that Next could not decode, and 500 for one that failed in its function', async () => {
  const failing = (reaches: boolean) =>
    serve(async (request, response) => {
      if (reaches) recordServerCall(String(request.headers['x-request-id']))
      response.statusCode = 500
      response.setHeader('content-type', 'text/x-component')
      response.end('0:{}')
    })
  expect((await (await failing(false)).send('POST', '/admin', call, '[]')).status).toBe(400)
  expect((await (await failing(true)).send('POST', '/admin', call, '[]')).status).toBe(500)
})

test.each([
  ['/api/users/login', 'application/json'],
  ['/services/x', undefined],
  ['/admin', 'text/plain;charset=UTF-8'],
])('returns 400 for JSON over a hundred levels deep at %s', async (path, type) => {
  const site = await serve(async (request, response) => {
    await text(request).catch(() => {})
    response.end()
  })
  const headers = type === undefined ? call : { ...call, 'content-type': type }
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect((await site.send('POST', path, headers, nested(100))).status).toBe(200)
  const reply = await site.send('POST', path, headers, nested(20_000))
  expect(reply.status).toBe(400)
  expect(reply.text).toContain('100 levels')
})
