import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test, vi } from 'vitest'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
// Nothing listens there.
vi.stubEnv('DEALER_CMS_URL', 'http://127.0.0.1:9')
const { findDealerSitePage, findGroupPage, UnavailablePage } = await import(
  '#features/dealers/dealer-sites/site.page.tsx'
)
const { respondWithContactCard } = await import('#features/dealers/dealer-sites/server.ts')

test('finds the address of a dealer that cannot be read, without a page and with nothing visible (F-13, C-398)', async () => {
  const found = await findDealerSitePage('/dealers/marula-toyota-bryanston/team', 'en')
  expect(found).toMatchObject({ page: null, path: '/dealers/marula-toyota-bryanston/team' })
  expect(Object.values(found?.dealer.shows ?? {})).not.toContain(true)
  expect(await findGroupPage('/dealers/groups/marula-motor-group', 'en')).toMatchObject({
    group: null,
    page: null,
  })
})

test('says so on the page, and offers a retry that works without scripts (G-3, V-337, C-398)', async () => {
  const { prelude } = await prerenderToNodeStream(<UnavailablePage language="en" path="/dealers/marula" />)
  const html = await text(prelude as NodeJS.ReadableStream)
  expect(html).toMatch(/<h1[^>]*>This dealer will be back in a moment\.</)
  expect(html).toMatch(/<form[^>]*action="\/dealers\/marula"/)
})

test('responds with 503 in place of a vCard', async () => {
  expect((await respondWithContactCard('marula-toyota-bryanston')).status).toBe(503)
})
