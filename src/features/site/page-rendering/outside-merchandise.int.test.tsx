import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Loopback, listen } from '#tests/contract/loopback.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findPage } = await import('#features/site/pages/server.ts')
const { CmsPage } = await import('./page.tsx')
const { respondWithSection } = await import('./sections.page.tsx')
const { blockIn, textOf } = await import('./dealer-sites.test-support.tsx')

let service: Loopback
let cms: TestCms
let response = { status: 200, body: '[]' }

beforeAll(async () => {
  service = await listen((_, outgoing) => {
    outgoing.statusCode = response.status
    outgoing.end(response.body)
  })
  vi.stubEnv('MERCHANDISE_API_URL', service.url)
  cms = await openTestCms({ content: true })
  provideConfig({})
})
afterAll(async () => {
  await cms.close()
  await service.close()
})
beforeEach(() => testCache.expire([tags.merchandise]))

const products = (...codes: readonly string[]) =>
  JSON.stringify(codes.map((productCode) => ({ productCode, title: `Product ${productCode}` })))

/** The block of merchandise on a page. */
async function blockOf(path: string, kind: string): Promise<string> {
  const page = await findPage(path, 'en')
  if (!page) throw new Error(`There is no page at ${path}.`)
  const { prelude } = await prerenderToNodeStream(<CmsPage page={page} language="en" />)
  return blockIn(await text(prelude as NodeJS.ReadableStream), kind)
}

const listBlock = () => blockOf('/gr/merchandise', 'merchandiseList')
const codesIn = (html: string) =>
  [...html.matchAll(/aria-label="Enquire about Product (\w+)"/g)].map(([, code]) => code)

// The source keeps the last good list for an hour, so the failures come first.
describe('the page of merchandise from an external service', () => {
  it.each([
    ['an error', 500, 'trouble'],
    ['a page', 200, '<!doctype html>'],
    ['nothing but broken products', 200, '[{"title":"No code"}]'],
  ])(
    'shows the failure with a retry after %s, and not that there are none (C-393, G-3)',
    async (_, status, body) => {
      response = { status, body }
      const html = await listBlock()
      expect(textOf(html)).toContain('The products could not be loaded.')
      expect(html).toMatch(/<a href="\/gr\/merchandise"[^>]*>Try again<\/a>/)
      expect(html).not.toContain('No products found')
      expect(codesIn(html)).toEqual([])
      const query = new URLSearchParams({ page: '/gr/merchandise', lang: 'en' })
      const section = await respondWithSection('merchandiseList', query)
      expect([section.status, await section.json()]).toEqual([503, { state: 'failed' }])
    },
  )

  it('says that there are none when the service has none (C-197, C-395)', async () => {
    response = { status: 200, body: '[]' }
    expect(textOf(await listBlock())).toContain('No products found')
  })

  it('asks for locale=default, and shows the products ascending by code (C-367, C-368)', async () => {
    response = { status: 200, body: products('B2', '99P', 'A1', '99M', 'B1') }
    const from = service.requests.length
    expect(codesIn(await listBlock())).toEqual(['99M', '99P', 'A1', 'B1', 'B2'])
    expect(service.requests.slice(from)).toEqual(['/gr-merchandise?locale=default'])
  })

  it('shows the others when one of them is broken', async () => {
    response = { status: 200, body: `[{"productCode":"Z9"},${products('B2', 'A1').slice(1)}` }
    expect(codesIn(await listBlock())).toEqual(['A1', 'B2'])
  })

  it('shows the same products in the carousel, ascending by code (C-200, C-368)', async () => {
    response = { status: 200, body: products('B2', '99P', 'A1') }
    expect(codesIn(await blockOf('/gr', 'merchandiseCarousel'))).toEqual(['99P', 'A1', 'B2'])
  })
})
