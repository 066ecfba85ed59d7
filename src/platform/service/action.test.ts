import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '../process/log.ts'
import { ActionRefused, contractAction } from './action.ts'
import { openApiDocument } from './openapi.ts'
import { contractRouter } from './router.ts'

const perform = vi.fn(async (_body: { name: string }, _key: string) => ({ status: 'Success' }))
const identifyCaller = vi.fn(async (): Promise<string | null> => 'a program')
const limit = vi.fn((_caller: string): number | undefined => undefined)
const action = contractAction({
  path: '/services/things/take',
  summary: 'Takes a thing',
  body: z.object({ name: z.string().min(1) }),
  response: z.object({ status: z.string() }),
  identifyCaller,
  limit,
  perform,
  maxBytes: 1_000,
})
const route = contractRouter([action])

afterEach(() => void vi.clearAllMocks())

const send = (body: BodyInit | null, headers: HeadersInit = {}, method = 'POST') =>
  route(
    new Request('http://localhost/services/things/take', {
      method,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )

describe('a contract action', () => {
  it('performs the action with a valid body and returns its result', async () => {
    const response = await send('{"name":"x"}')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: 'Success' })
    expect(perform.mock.lastCall?.[0]).toEqual({ name: 'x' })
  })

  it('uses the given idempotency key, or a hash of the body when it is missing or invalid', async () => {
    await send('{"name":"x"}', { 'idempotency-key': 'delivery-0001' })
    await send('{"name":"y"}', { 'idempotency-key': 'bad key\t' })
    await send('{"name":"y"}')
    await send('{"name":"z"}')
    const keys = perform.mock.calls.map(([, key]) => key)
    expect(keys[0]).toBe('delivery-0001')
    expect(keys[1]).toMatch(/^[0-9a-f]{64}$/)
    expect(keys[2]).toBe(keys[1])
    expect(keys[3]).not.toBe(keys[1])
  })

  it('returns 401 to a caller that may not call, without counting it or reading the body', async () => {
    identifyCaller.mockResolvedValueOnce(null)
    expect((await send('not even JSON')).status).toBe(401)
    expect(limit).not.toHaveBeenCalled()
    expect(perform).not.toHaveBeenCalled()
  })

  it('returns 429 with Retry-After when the caller calls too often', async () => {
    limit.mockReturnValueOnce(7)
    const response = await send('{"name":"x"}')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
    expect(limit).toHaveBeenCalledWith('a program')
    expect(perform).not.toHaveBeenCalled()
  })

  it.each([
    ['{"name":', 400],
    ['[]', 422],
    ['{"name":""}', 422],
    ['null', 422],
    ['', 400],
    [`{"name":"${'x'.repeat(2_000)}"}`, 413],
  ])('rejects %.20s with %i', async (body, status) => {
    const response = await send(body)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(perform).not.toHaveBeenCalled()
  })

  it('returns 400 for bytes that are not text, and 415 for another content type', async () => {
    expect((await send(Buffer.from([0xff, 0xfe]))).status).toBe(400)
    expect((await send('name=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  it('names the invalid fields in the error, without what was sent', async () => {
    const { detail } = await (await send('{"name":7,"SECRET":"SECRET"}')).json()
    expect(detail).toContain('name')
    expect(detail).not.toContain('SECRET')
  })

  it('returns 405 to a GET request', async () => {
    const response = await send(null, {}, 'GET')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('returns the message of a refusal, and 503 without details after a failure', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    perform.mockRejectedValueOnce(new ActionRefused(422, 'There is no dealer with this code.'))
    expect(await (await send('{"name":"x"}')).json()).toMatchObject({
      status: 422,
      detail: 'There is no dealer with this code.',
    })
    perform.mockRejectedValueOnce(new Error('secret@example.com'))
    const failed = await send('{"name":"x"}')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await failed.text()).not.toContain('secret')
    expect(error).toHaveBeenCalledTimes(1)
  })

  it('is described with its request body and authentication', () => {
    expect(openApiDocument([action], '1')).toMatchObject({
      paths: {
        '/services/things/take': {
          post: {
            security: [{ serviceKey: [] }],
            requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
          },
        },
      },
      components: { securitySchemes: { serviceKey: { name: 'Authorization' } } },
    })
  })
})
