import { text } from 'node:stream/consumers'
import pg from 'pg'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishPage } from '#cms/fixture.ts'
import { invalidationChannel } from '#platform/cache/channel.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { testCache as cache } from '../next-cache.ts'

vi.mock('next/cache', () => import('../next-cache.ts'))
// Next provides these to islands.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useRouter: () => null,
}))
const route = await import('#app/(site)/[locale]/[theme]/gr/motorsport/[category]/[driver]/page.tsx')
const { findDriverPage } = await import('#app/motorsport-routes/find-driver-page.tsx')
const { listIndexablePaths, loadSiteMap } = await import('#features/site/site-map/server.ts')

let cms: TestCms
let listener: pg.Client
let id = 0
const driver = {
  ...{
    name: 'Saskia',
    surname: 'Brandt',
    story: 'Saskia is from Swakopmund.',
    _status: 'published' as const,
  },
  categories: [{ category: 'sarrc' }, { category: 'dakar' }],
  gallery: ['1', '2'].map((number) => ({
    picture: { source: 'helmet' as const, helmet: 'namib', number },
  })),
}

beforeAll(async () => {
  cms = await openTestCms()
  const { payload } = cms
  await publishPage(payload, { path: '/gr/motorsport', title: 'Motorsport', layout: [] })
  await publishPage(payload, { path: '/gr/motorsport/dakar', title: 'Dakar', layout: [] })
  id = (await payload.create({ collection: 'drivers', data: driver as never })).id
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload: sent }) => cache.expire(JSON.parse(sent ?? '{}').tags))
  await listener.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await listener.end()
  await cms.close()
})
beforeEach(() => cache.expire(['everything']))

const addressOf = (path: string) => {
  const [category = '', segment = ''] = path.split('/')
  return { params: Promise.resolve({ locale: 'en', category, driver: segment }) }
}

/** Renders a page below a category after all pending invalidations have arrived, as a web process does. */
async function htmlOf(path: string): Promise<string> {
  await listener.query('select 1')
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const { prelude } = await prerenderToNodeStream(await route.default(addressOf(path)), { onError })
  if (errors.length > 0) throw errors[0]
  return text(prelude as NodeJS.ReadableStream)
}

const headingsIn = (html: string) => [...html.matchAll(/<h1[^>]*>([^<]+)</g)].map(([, heading]) => heading)
const notFound = /HTTP_ERROR_FALLBACK;404/

describe('the page of a driver', () => {
  it('is below each of the categories, and below no other (C-065)', async () => {
    for (const path of ['dakar/saskia-brandt', 'sa-rally-raid/saskia-brandt'])
      expect(headingsIn(await htmlOf(path)), path).toEqual(['Saskia Brandt'])
    for (const path of ['gr-cup/saskia-brandt', 'sarrc/saskia-brandt', 'dakar/nobody'])
      await expect(htmlOf(path), path).rejects.toThrow(notFound)
  })

  it('has its breadcrumbs, its gallery with large views, and the driver as a person (C-065)', async () => {
    const html = await htmlOf('dakar/saskia-brandt')
    const trail = /<nav[^>]*aria-label="Breadcrumbs?".*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(trail).toMatch(/href="\/gr\/motorsport\/dakar"[^>]*>Dakar</)
    const tiles = [...html.matchAll(/<a href="([^"]+)"[^>]*data-picture="(\d)"/g)]
    expect(tiles.map(([, , index]) => index)).toEqual(['0', '1'])
    expect(html).toContain('"@type":"Person"')
  })

  it('is listed for search engines at one address, which the other names (C-065)', async () => {
    const main = '/gr/motorsport/dakar/saskia-brandt'
    const other = '/gr/motorsport/sa-rally-raid/saskia-brandt'
    const indexable = await listIndexablePaths()
    expect(indexable).toContain(main)
    expect(indexable).not.toContain(other)
    const { alternates } = await route.generateMetadata(addressOf('sa-rally-raid/saskia-brandt'))
    expect(alternates?.canonical).toBe(main)
    const site = await loadSiteMap([main, other])
    expect([site.titleOf(main), site.titleOf(other)]).toEqual(['Saskia Brandt', 'Saskia Brandt'])
  })
})

describe('a page of an editor', () => {
  const words = (title: string) =>
    [{ blockType: 'text', title, content: richTextContent('Words of an editor.') }] as never

  it('adds its sections to the driver at the same address, and keeps its own at any other', async () => {
    const path = '/gr/motorsport/dakar/saskia-brandt'
    await publishPage(cms.payload, { path, title: 'In the dunes', layout: words('A day in the dunes') })
    const html = await htmlOf('dakar/saskia-brandt')
    expect(headingsIn(html)).toEqual(['Saskia Brandt'])
    expect(html).toMatch(/<h2[^>]*>A day in the dunes<\/h2>/)
    expect((await loadSiteMap([path])).titleOf(path)).toBe('Saskia Brandt')
    expect(await findDriverPage(path)).not.toBeNull()

    const live = '/gr/motorsport/dakar/live-stream'
    await publishPage(cms.payload, { path: live, title: 'Live', layout: words('Live from the dunes') })
    expect(headingsIn(await htmlOf('dakar/live-stream'))).toEqual(['Live from the dunes'])
    expect(await findDriverPage(live)).toBeNull()
  })
})

it('moves with the name of the driver, and ends when the driver is withdrawn (C-060, C-065)', async () => {
  const update = (data: object) => cms.payload.update({ collection: 'drivers', id, data: data as never })
  await update({ surname: 'Brandt-Nel' })
  expect(headingsIn(await htmlOf('sa-rally-raid/saskia-brandt-nel'))).toEqual(['Saskia Brandt-Nel'])
  await expect(htmlOf('sa-rally-raid/saskia-brandt')).rejects.toThrow(notFound)
  await update({ _status: 'draft' })
  await expect(htmlOf('sa-rally-raid/saskia-brandt-nel')).rejects.toThrow(notFound)
})
