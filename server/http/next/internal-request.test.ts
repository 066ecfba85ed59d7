import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { sendInternalRequest } from './internal-request.ts'

const home = { method: 'GET', url: '/', headers: {} } as const

test('passes the method, address, headers and body of the request to the handler', async () => {
  let received: IncomingMessage | undefined
  let body = ''
  await sendInternalRequest(
    async (request, response) => {
      received = request
      body = await text(request)
      response.end()
    },
    { method: 'POST', url: '/internal?x=1', headers: { host: 'example.co.za' }, body: '{"tags":[]}' },
    1_000,
  )
  expect(received).toMatchObject({ method: 'POST', url: '/internal?x=1', headers: { host: 'example.co.za' } })
  expect(body).toBe('{"tags":[]}')
})

test('returns the status, headers of every form and the complete body of the response', async () => {
  const reply = await sendInternalRequest(
    async (_, response) => {
      response.setHeader('X-One', '1')
      response.writeHead(203, { 'Content-Type': 'text/html', 'X-Two': ['a', 'b'] })
      response.write('<p>')
      response.write(new TextEncoder().encode('é'))
      response.end('</p>')
    },
    home,
    1_000,
  )
  expect(reply).toMatchObject({
    status: 203,
    headers: { 'x-one': '1', 'content-type': 'text/html', 'x-two': ['a', 'b'] },
  })
  expect(reply.body.toString()).toBe('<p>é</p>')
})

test('lets the handler pipe a stream into the response, and tells it when that has finished', async () => {
  const { promise: piped, resolve } = Promise.withResolvers<boolean>()
  const reply = await sendInternalRequest(
    async (_, response) => {
      await pipeline(Readable.from(['a', 'b', 'c']), response)
      resolve(response.writableFinished)
    },
    home,
    1_000,
  )
  expect(reply.body.toString()).toBe('abc')
  expect(await piped).toBe(true)
})

test('rejects with the error that the handler throws', async () => {
  await expect(
    sendInternalRequest(async () => Promise.reject(new Error('no database')), home, 1_000),
  ).rejects.toThrow('no database')
})

test('rejects when the handler destroys its response', async () => {
  const result = sendInternalRequest(
    async (_, response) => {
      response.write('half')
      response.destroy(new Error('half way'))
    },
    home,
    1_000,
  )
  await expect(result).rejects.toThrow('half way')
})

test('rejects when the handler does not finish within the timeout', async () => {
  await expect(sendInternalRequest(() => new Promise(() => {}), home, 30)).rejects.toThrow('within 30 ms')
})
