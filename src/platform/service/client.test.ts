import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createServiceClient, type ServiceClientOptions } from './client.ts'
import { ServiceFailure } from './failure.ts'
import { createLogLimit } from './log-limit.ts'

const address = 'http://upstream.internal:9000/api'
const schema = z.object({ code: z.string() })
const good = () => Response.json({ code: '64O' })

function clientWith(
  responses: ((request: Request) => Response | Promise<Response>)[],
  options: Partial<ServiceClientOptions> = {},
) {
  const requests: Request[] = []
  const log = { warn: vi.fn() }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    const respond = responses[Math.min(requests.length, responses.length) - 1]
    if (!respond) throw new Error('The test has no response.')
    return respond(request)
  }
  return {
    client: createServiceClient({ name: 'vehicles', baseUrl: address, fetch, log, ...options }),
    requests,
    log,
  }
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) =>
      error instanceof ServiceFailure ? { kind: error.kind, status: error.status } : error,
  )

const brokenConnection = () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })
}

describe('fetching from a service', () => {
  test('requests JSON from the exact address with the headers of the service', async () => {
    const { client, requests } = clientWith([good], { headers: { authorization: 'key' } })
    await expect(client.getJson('vehicle-ranges/?filter[where][brand]=Toyota', schema)).resolves.toEqual({
      code: '64O',
    })
    expect(requests[0]?.url).toBe(`${address}/vehicle-ranges/?filter[where][brand]=Toyota`)
    expect(requests[0]?.headers.get('accept')).toBe('application/json')
    expect(requests[0]?.headers.get('authorization')).toBe('key')
  })

  test('sends a service key as Payload expects it, and none when there is none', async () => {
    for (const [apiKey, sent] of [
      ['secret', 'users API-Key secret'],
      [undefined, null],
    ] as const) {
      const { client, requests } = clientWith([good], { apiKey })
      await client.getJson('dealers', schema)
      expect(requests[0]?.headers.get('authorization')).toBe(sent)
    }
  })

  test.each([404, 410])(
    'returns the default of the caller for an absent document (%i), and logs it once',
    async (status) => {
      const mayLog = createLogLimit(1_000, () => 1)
      const { client, requests, log } = clientWith([() => new Response('', { status })], { mayLog })
      for (const path of ['benefits?code=1', 'benefits?code=2'])
        await expect(client.getJson(path, z.array(schema), { absent: [] })).resolves.toEqual([])
      expect(requests).toHaveLength(2)
      expect(log.warn.mock.calls).toEqual([
        [{ service: 'vehicles', path: 'benefits', status }, 'service resource not found'],
      ])
      expect(await failureOf(client.getJson('benefits', z.array(schema)))).toEqual({ kind: 'status', status })
    },
  )

  test.each([400, 401, 403, 500])(
    'fails with a status error on %i, even when the caller allows an absent document',
    async (status) => {
      const { client } = clientWith([() => new Response('', { status })])
      const result = client.getJson('benefits', z.array(schema), { absent: [] })
      expect(await failureOf(result)).toEqual({ kind: 'status', status })
    },
  )

  test.each([429, 502, 503, 504])('retries after %i', async (status) => {
    const { client, requests } = clientWith([() => new Response('', { status }), good])
    await expect(client.getJson('models', schema)).resolves.toEqual({ code: '64O' })
    expect(requests).toHaveLength(2)
  })

  test('retries after a broken connection, up to three attempts', async () => {
    const { client, requests, log } = clientWith([brokenConnection])
    expect(await failureOf(client.getJson('models', schema))).toEqual({ kind: 'refused', status: undefined })
    expect(requests).toHaveLength(3)
    expect(log.warn.mock.lastCall?.[0]).toMatchObject({ kind: 'refused', code: 'ECONNREFUSED', attempts: 3 })
  })

  test.each([400, 401, 404, 500, 501])('does not retry after %i', async (status) => {
    const { client, requests } = clientWith([() => new Response('', { status }), good])
    expect(await failureOf(client.getJson('models', schema))).toEqual({ kind: 'status', status })
    expect(requests).toHaveLength(1)
  })

  test('waits for Retry-After, but fails when it is too long', async () => {
    const unavailable = (seconds: string) => () =>
      new Response('', { status: 503, headers: { 'retry-after': seconds } })
    const waited = clientWith([unavailable('1'), good])
    const started = performance.now()
    await waited.client.getJson('models', schema)
    expect(performance.now() - started).toBeGreaterThan(950)
    const refused = clientWith([unavailable('3600'), good])
    expect(await failureOf(refused.client.getJson('models', schema))).toEqual({ kind: 'status', status: 503 })
  })

  test('times out on a body that does not end, without a retry', async () => {
    const unending = ({ signal }: Request) =>
      new Response(
        new ReadableStream({
          start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
        }),
      )
    const { client, requests } = clientWith([unending], { timeoutMs: 60 })
    expect(await failureOf(client.getJson('models', schema))).toEqual({ kind: 'timeout', status: undefined })
    expect(requests).toHaveLength(1)
  })

  test('stops reading at the maximum size, whatever Content-Length says', async () => {
    let pulled = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(body) {
            pulled += 1
            body.enqueue(new Uint8Array(1_000).fill(32))
          },
        }),
        { headers: { 'content-length': '2' } },
      )
    const { client } = clientWith([endless], { maxBytes: 10_000 })
    expect(await failureOf(client.getJson('models', schema))).toEqual({
      kind: 'too-large',
      status: undefined,
    })
    expect(pulled).toBeLessThan(20)
  })

  test('decodes a character that is split between two chunks', async () => {
    const bytes = new TextEncoder().encode('{"code":"Ê"}')
    const split = bytes.length - 3
    const halves = () =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(bytes.slice(0, split))
            body.enqueue(bytes.slice(split))
            body.close()
          },
        }),
      )
    const { client } = clientWith([halves])
    await expect(client.getJson('models', schema)).resolves.toEqual({ code: 'Ê' })
  })

  test.each([
    ['invalid JSON', () => new Response('{"code":'), 'invalid-json'],
    ['an HTML page', () => new Response('<html>'), 'invalid-json'],
    ['an empty body', () => new Response(''), 'invalid-json'],
    ['bytes that are not UTF-8', () => new Response(new Uint8Array([34, 0xff, 34])), 'invalid-json'],
    ['a body of another shape', () => Response.json({ code: 7 }), 'wrong-shape'],
  ] as const)('rejects %s', async (_, respond, kind) => {
    const { client, requests } = clientWith([respond])
    expect(await failureOf(client.getJson('models', schema))).toEqual({ kind, status: undefined })
    expect(requests).toHaveLength(1)
  })
})

describe('a service failure', () => {
  const secretPath = 'CampSummaries/vin/AHTKB8CD?key=abc'
  const wrongShape = () => Response.json({ code: { owner: 'A. Person' } })

  test('names the service without its address in the message (G-4)', async () => {
    const { client } = clientWith([brokenConnection], { retries: 0 })
    const error: unknown = await client.getJson('models', schema).catch((reason: unknown) => reason)
    expect(String(error)).toBe('ServiceFailure: The vehicles service could not be reached.')
    expect(error).not.toHaveProperty('cause')
  })

  test('logs the path without its query, and the problem with its field, but no content', async () => {
    const { client, log } = clientWith([wrongShape])
    await failureOf(client.getJson('models?filter[where][code]=64O', schema))
    expect(log.warn.mock.calls).toEqual([
      [
        {
          service: 'vehicles',
          path: 'models',
          kind: 'wrong-shape',
          status: undefined,
          attempts: 1,
          problems: ['code: invalid_type'],
        },
        'service failed',
      ],
    ])
  })

  test.each([404, 500])(
    'logs the exact required text for %i, and omits it from the message (C-391, D-396)',
    async (status) => {
      const { client, log } = clientWith([() => new Response('upstream trouble', { status })])
      const error: unknown = await client.getJson('models', schema).catch((reason: unknown) => reason)
      expect(log.warn.mock.calls).toEqual([
        [
          { service: 'vehicles', path: 'models', kind: 'status', status, attempts: 1 },
          'Network response was not ok',
        ],
      ])
      expect(String(error)).not.toContain('Network response')
    },
  )

  test('logs the text configured for a service after the last attempt only (C-391)', async () => {
    const unavailable = () => new Response('', { status: 503 })
    const dealers = clientWith([unavailable, unavailable, unavailable], {
      name: 'dealers',
      statusMessage: 'Network response for dealers was not ok',
    })
    await failureOf(dealers.client.getJson('dealers', schema))
    expect(dealers.log.warn.mock.calls.map(([, message]) => message)).toEqual([
      'service failed, retrying',
      'service failed, retrying',
      'Network response for dealers was not ok',
    ])
  })

  test('logs a personal path under the given name only', async () => {
    const { client, log } = clientWith([wrongShape])
    await failureOf(client.getJson(secretPath, schema, { logAs: 'CampSummaries/vin/{vin}' }))
    expect(log.warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/AHTKB8CD|abc|Person/)
  })
})
