import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServiceFailure } from './failure.ts'
import { isPermanentFailure, type PostOptions, post } from './post.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()))
})

async function integrationWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push(async () => {
    server.closeAllConnections()
    await new Promise<void>((done) => server.close(() => done()))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?secret=1`
}

const warn = vi.fn()
const send = (url: string, options: PostOptions = {}, signal = AbortSignal.timeout(10_000)) =>
  post(
    { name: 'lead provider', url, headers: { authorization: 'users API-Key k' } },
    { contentType: 'application/json', body: '{"a":1}', idempotencyKey: 'delivery-1', signal },
    { timeoutMs: 400, log: { warn }, ...options },
  )

const failureOf = async (response: Promise<string>): Promise<ServiceFailure> => {
  const error = await response.then(
    () => expect.fail('the request was accepted'),
    (reason: unknown) => reason,
  )
  return error instanceof ServiceFailure ? error : expect.fail(String(error))
}

describe('posting to a service', () => {
  it('sends the body once, with the idempotency key and headers', async () => {
    const received = vi.fn()
    const url = await integrationWith(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      received(request.method, request.headers, Buffer.concat(chunks).toString())
      response.end('{"status":"Success"}')
    })
    expect(await send(url)).toBe('{"status":"Success"}')
    expect(received).toHaveBeenCalledTimes(1)
    const [method, headers, body] = received.mock.lastCall ?? []
    expect([method, body]).toEqual(['POST', '{"a":1}'])
    expect(headers).toMatchObject({
      'idempotency-key': 'delivery-1',
      'content-type': 'application/json',
      authorization: 'users API-Key k',
    })
  })

  it.each([
    [400, true],
    [413, true],
    [422, true],
    [401, false],
    [404, false],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('fails on status %i, final: %s', async (status, isFinal) => {
    const url = await integrationWith(
      (_, response) => void response.writeHead(status).end('thabo@example.com'),
    )
    const failure = await failureOf(send(url))
    expect(failure).toMatchObject({ kind: 'status', status })
    expect(isPermanentFailure(failure)).toBe(isFinal)
    expect(failure.message).not.toContain('@')
  })

  it('does not follow a redirect', async () => {
    const elsewhere = vi.fn()
    const other = await integrationWith((_, response) => {
      elsewhere()
      response.end('{}')
    })
    const url = await integrationWith(
      (_, response) => void response.writeHead(307, { location: other }).end(),
    )
    expect(await failureOf(send(url))).toMatchObject({ kind: 'status' })
    expect(elsewhere).not.toHaveBeenCalled()
  })

  it.each([
    ['no response', 'timeout', () => {}],
    ['a broken connection', 'refused', (_, response) => void response.destroy()],
    ['an oversized response', 'too-large', (_, response) => void response.end('x'.repeat(200_000))],
    ['invalid UTF-8', 'invalid-json', (_, response) => void response.end(Buffer.from([0xff, 0xfe]))],
  ] as [string, string, RequestListener][])('fails on %s as %s', async (_, kind, listener) => {
    expect(await failureOf(send(await integrationWith(listener)))).toMatchObject({ kind })
  })

  it('stops when its signal is aborted', async () => {
    const url = await integrationWith(() => {})
    const began = performance.now()
    await failureOf(send(url, { timeoutMs: 10_000 }, AbortSignal.timeout(100)))
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('logs the name of the service without its address', async () => {
    warn.mockClear()
    await failureOf(send(await integrationWith((_, response) => void response.writeHead(500).end())))
    expect(warn.mock.calls).toEqual([
      [{ service: 'lead provider', kind: 'status', status: 500 }, 'service failed'],
    ])
  })
})
