import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

const home = { method: 'GET', url: '/', headers: {} } as const

test('the handler sees exactly the question', async () => {
  let seen: IncomingMessage | undefined
  let body = ''
  await ask(
    async (request, response) => {
      seen = request
      body = await text(request)
      response.end()
    },
    { method: 'POST', url: '/internal?x=1', headers: { host: 'example.co.za' }, body: '{"tags":[]}' },
    1_000,
  )
  expect(seen).toMatchObject({ method: 'POST', url: '/internal?x=1', headers: { host: 'example.co.za' } })
  expect(body).toBe('{"tags":[]}')
})

test('status, headers of every form and the written pieces make the answer', async () => {
  const answer = await ask(
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
  expect(answer).toMatchObject({
    status: 203,
    headers: { 'x-one': '1', 'content-type': 'text/html', 'x-two': ['a', 'b'] },
  })
  expect(answer.body.toString()).toBe('<p>é</p>')
})

test('a stream can be piped into it, and learns of the end', async () => {
  const { promise: piped, resolve } = Promise.withResolvers<boolean>()
  const answer = await ask(
    async (_, response) => {
      await pipeline(Readable.from(['a', 'b', 'c']), response)
      resolve(response.writableFinished)
    },
    home,
    1_000,
  )
  expect(answer.body.toString()).toBe('abc')
  expect(await piped).toBe(true)
})

test('what the handler throws is thrown', async () => {
  await expect(ask(async () => Promise.reject(new Error('no database')), home, 1_000)).rejects.toThrow(
    'no database',
  )
})

test('a handler that destroys its response has failed', async () => {
  const gaveUp = ask(
    async (_, response) => {
      response.write('half')
      response.destroy(new Error('half way'))
    },
    home,
    1_000,
  )
  await expect(gaveUp).rejects.toThrow('half way')
})

test('a handler that never ends is given up', async () => {
  await expect(ask(() => new Promise(() => {}), home, 30)).rejects.toThrow('within 30 ms')
})
