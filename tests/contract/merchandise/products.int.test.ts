import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  endpoints,
  localProducts,
  type ProductSource,
  upstreamProducts,
} from '#features/motorsport/merchandise/services.ts'
import { provideConfig } from '#platform/process/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'

const siteUrl = 'https://www.example.co.za'
const path = '/services/cms/gr-merchandise'

let cms: TestCms
let served: Loopback
const sources: Partial<Record<'local' | 'upstream', ProductSource>> = {}

/** Three products, not in the order of their codes, and one that is not published. */
const documents = [
  { title: 'Team Mug', productCode: 'A10', item: 'mug', status: 'published' },
  { title: 'Jacket of tomorrow', productCode: 'A00', item: 'jacket', status: 'draft' },
  {
    title: 'TGR Cap & Scarf',
    productCode: '99M',
    item: 'cap',
    status: 'published',
    description: 'Wool and cotton.',
    price: 49_900,
  },
  { title: 'Team Tee', productCode: 'A1', item: 'tee', status: 'published' },
] as const

beforeAll(async () => {
  vi.stubEnv('SITE_URL', siteUrl)
  provideConfig({})
  cms = await openTestCms()
  for (const { item, status, ...product } of documents) {
    await cms.payload.create({
      collection: 'merchandise',
      data: { ...product, picture: { source: 'merchandise', item }, _status: status },
      draft: status === 'draft',
    })
  }
  served = await serve(contractRouter(endpoints))
  const baseUrl = `${served.url}/services/cms`
  const service = createServiceClient({ name: 'merchandise', baseUrl })
  sources.local = localProducts(async () => cms.payload)
  sources.upstream = upstreamProducts(service, { baseUrl, log: { warn() {} } })
})
afterAll(async () => {
  await served.close()
  await cms.close()
})

const drawing = (item: string, origin: string) =>
  expect.stringMatching(new RegExp(`^${origin}/art/[^/]+/merchandise/${item}/.*drawing\\.svg$`))

describe.each([
  ['local', ''],
  ['upstream', siteUrl],
] as const)('merchandise, %s', (target, origin) => {
  it('has the published products, complete and ascending by code (C-198, C-367, C-368)', async () => {
    const image = (item: string, alt: string) => ({
      ...{ src: drawing(item, origin), small: null, alt, isCutOut: true },
    })
    expect(await sources[target]?.products()).toEqual({
      found: true,
      fresh: true,
      value: [
        {
          ...{ code: '99M', title: 'TGR Cap & Scarf', description: 'Wool and cotton.', price: 49_900 },
          image: image('cap', 'TGR Cap & Scarf'),
        },
        {
          ...{ code: 'A1', title: 'Team Tee', description: null, price: null },
          image: image('tee', 'Team Tee'),
        },
        {
          ...{ code: 'A10', title: 'Team Mug', description: null, price: null },
          image: image('mug', 'Team Mug'),
        },
      ],
    })
  })
})

describe('the served contract', () => {
  const get = (query: string) => fetch(`${served.url}${path}${query}`)

  it('is requested with locale=default by another installation (C-367)', async () => {
    await sources.upstream?.products()
    expect(served.requests.at(-1)).toBe(`${path}?locale=default`)
  })

  it('has the products in the spelling of the specification, without drafts (C-198, C-367, C-368)', async () => {
    const response = await get('?locale=default')
    expect(response.status).toBe(200)
    const products = (await response.json()) as { productCode: string }[]
    expect(products.map(({ productCode }) => productCode)).toEqual(['99M', 'A1', 'A10'])
    expect(products[0]).toEqual({
      ...{ productCode: '99M', title: 'TGR Cap & Scarf', description: 'Wool and cotton.', price: '499' },
      image: {
        ...{ url: drawing('cap', siteUrl), smallUrl: null, alt: 'TGR Cap & Scarf', isCutOut: true },
      },
    })
  })

  it.each(['?locale=af', '?draft=true', '?locale=default&locale=default'])(
    'refuses the query %s with the reason (G-4)',
    async (query) => {
      const response = await get(query)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining('parameter') })
    },
  )

  it('is published with its parameter and fields', () => {
    const { paths } = openApiDocument(endpoints, '1.0.0') as { paths: Record<string, { get: object }> }
    expect(Object.keys(paths)).toEqual([path])
    expect(paths[path]?.get).toMatchObject({
      parameters: [{ name: 'locale', in: 'query', required: false, schema: { const: 'default' } }],
    })
    expect(JSON.stringify(paths)).toContain('"productCode"')
  })
})
