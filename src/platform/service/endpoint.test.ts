import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '../process/log.ts'
import { contractEndpoint, contractItem, contractQuery } from './endpoint.ts'
import { openApiDocument } from './openapi.ts'
import { contractRouter } from './router.ts'

const thing = z.object({ code: z.string() })
const find = vi.fn(async (_filter: unknown): Promise<z.input<typeof thing>[]> => [{ code: 'A' }])
const endpoint = contractEndpoint({
  path: '/services/things/things',
  summary: 'Things',
  filter: { where: { code: ['eq', 'inq'] }, order: ['code'] },
  response: z.array(thing),
  find,
})
const route = contractRouter([endpoint])
const request = (path: string, init?: RequestInit) => route(new Request(`http://localhost${path}`, init))

afterEach(() => void vi.restoreAllMocks())

describe('a contract endpoint', () => {
  test('returns JSON with an ETag that clients must revalidate', async () => {
    const response = await request('/services/things/things')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await response.json()).toEqual([{ code: 'A' }])
    const tag = response.headers.get('etag') ?? ''
    expect(
      (await request('/services/things/things', { headers: { 'if-none-match': `"x", ${tag}` } })).status,
    ).toBe(304)
    find.mockResolvedValueOnce([{ code: 'B' }])
    expect((await request('/services/things/things', { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  test('accepts a trailing slash', async () => {
    expect((await request('/services/things/things/?filter[limit]=1')).status).toBe(200)
    expect(find.mock.lastCall?.[0]).toMatchObject({ limit: 1 })
  })

  test.each([
    ['/services/things/things?filter[limit]=x', 'GET', 400, 'Bad Request'],
    ['/services/things/others', 'GET', 404, 'Not Found'],
    ['/services/things/things', 'POST', 405, 'Method Not Allowed'],
  ])('responds to %s by %s with the problem status %i', async (path, method, status, title) => {
    const response = await request(path, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title,
      status,
      detail: expect.stringMatching(/^[A-Z].*\.$/),
    })
    expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null)
  })

  test.each([
    ['a failed query', () => find.mockRejectedValueOnce(new Error('connect ECONNREFUSED 10.0.0.7:5432'))],
    ['a response of the wrong shape', () => find.mockResolvedValueOnce([{ code: 7 } as never])],
  ])('logs %s and returns 500 without details', async (_, arrange) => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    arrange()
    const response = await request('/services/things/things')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      detail: 'The request could not be completed. Please try again later.',
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

test('describes every parameter and schema in the OpenAPI document', () => {
  expect(openApiDocument([endpoint], '1.2.3')).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.2.3' },
    paths: {
      '/services/things/things': {
        get: {
          tags: ['things'],
          parameters: [
            { name: 'filter[where][code]', in: 'query' },
            { name: 'filter[where][code][inq]', explode: true, schema: { type: 'array', maxItems: 100 } },
            { name: 'filter[order]', schema: { enum: ['code ASC', 'code DESC'] } },
            { name: 'filter[limit]', schema: { maximum: 100 } },
            { name: 'filter[skip]' },
            { name: 'filter' },
          ],
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    type: 'array',
                    items: { type: 'object', properties: { code: { type: 'string' } } },
                  },
                },
              },
            },
            400: {
              content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
            },
          },
        },
      },
    },
    components: { schemas: { Problem: { required: ['type', 'title', 'status', 'detail'] } } },
  })
})

describe('a contract endpoint with its own parameters', () => {
  const query = contractQuery({
    path: '/services/things/shelf',
    summary: 'Things on a shelf',
    parameters: z.object({
      shelf: z.string().regex(/^\d+$/).transform(Number).describe('Counted from the floor'),
      colour: z.string().optional(),
    }),
    response: z.array(thing),
    find: async ({ shelf }) => [{ code: `on ${shelf + 1}` }],
  })
  const requestShelf = (search: string) =>
    contractRouter([query])(new Request(`http://localhost${query.path}${search}`))

  test('returns JSON with the same caching as other endpoints', async () => {
    const response = await requestShelf('?shelf=1')
    expect(await response.json()).toEqual([{ code: 'on 2' }])
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test.each([
    ['?shelf=top', 'The parameter shelf is missing or not valid.'],
    ['', 'The parameter shelf is missing or not valid.'],
    ['?shelf=1&shelf=2', 'The parameter shelf is given more than once.'],
    ['?shelf=1&room=2', 'The parameter “room” is not known, only shelf, colour.'],
  ])('returns 400 for the query "%s": %s', async (search, detail) => {
    const response = await requestShelf(search)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ detail })
  })

  test('is described with its required and optional parameters', () => {
    expect(openApiDocument([query], '1')).toMatchObject({
      paths: {
        '/services/things/shelf': {
          get: {
            parameters: [
              {
                ...{ name: 'shelf', in: 'query', required: true, description: 'Counted from the floor' },
                schema: { type: 'string', pattern: '^\\d+$' },
              },
              { name: 'colour', required: false },
            ],
          },
        },
      },
    })
  })
})

describe('a contract endpoint with a parameter in its path', () => {
  const findThing = vi.fn(async (code: string) => ({ code }))
  const item = contractItem({
    path: '/services/things/thing/{code}',
    summary: 'A thing',
    parameter: {
      name: 'code',
      schema: z
        .string()
        .regex(/^[A-Z]+$/)
        .describe('Its code'),
    },
    response: thing,
    find: findThing,
  })
  const get = (path: string) => contractRouter([item])(new Request(`http://localhost${path}`))

  test('is called with the decoded last segment, without a service key', async () => {
    const response = await get('/services/things/thing/%41B')
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBeNull()
    expect(await response.json()).toEqual({ code: 'AB' })
  })

  test.each(['/a', '/', '/%ff', '/A?x=1'])('returns 400 for an invalid address ending in %s', async (end) => {
    findThing.mockClear()
    expect((await get(`/services/things/thing${end}`)).status).toBe(end === '/' ? 404 : 400)
    expect(findThing).not.toHaveBeenCalled()
  })

  test('is described without a service key', () => {
    const { paths } = openApiDocument([item], '1.0.0') as {
      paths: Record<string, { get: Record<string, unknown> }>
    }
    const operation = paths['/services/things/thing/{code}']?.get
    expect(operation).toMatchObject({
      parameters: [{ name: 'code', in: 'path', required: true, description: 'Its code' }],
    })
    expect(operation).not.toHaveProperty('security')
    expect(operation?.responses).not.toHaveProperty('401')
  })
})
