import { text } from 'node:stream/consumers'
import pg from 'pg'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidationChannel } from '#platform/cache/channel.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import { log } from '#platform/process/log.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { testCache as cache } from '../next-cache.ts'

vi.mock('next/cache', () => import('../next-cache.ts'))
// Next provides these to islands.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/',
  useRouter: () => null,
}))
const route = await import('#app/(site)/[locale]/[theme]/vehicles/[range]/page.tsx')
const { findRangePage } = await import('#app/vehicle-routes/find-range-page.tsx')
const { listIndexablePaths, loadSiteMap } = await import('#features/site/site-map/server.ts')

let cms: TestCms
let listener: pg.Client
beforeAll(async () => {
  cms = await openTestCms({ content: true })
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => cache.expire(JSON.parse(payload ?? '{}').tags))
  await listener.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await listener.end()
  await cms.close()
})
beforeEach(() => cache.expire(['everything']))

const addressOf = (range: string, locale: string) => ({ params: Promise.resolve({ locale, range }) })

/** Renders a range page after all pending invalidations have arrived, as a web process does. */
async function htmlOf(range: string, locale: 'en' | 'af' | 'zu' = 'en'): Promise<string> {
  await listener.query('select 1')
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const { prelude } = await prerenderToNodeStream(await route.default(addressOf(range, locale)), { onError })
  if (errors.length > 0) throw errors[0]
  return text(prelude as NodeJS.ReadableStream)
}

/** The HTML of the section of a kind, up to the next section. */
const blockIn = (html: string, kind: string) =>
  new RegExp(`data-block="${kind}".*?</section>`, 's').exec(html)?.[0] ?? ''

async function idOf(path: string): Promise<number> {
  const where = { path: { equals: path } }
  const { docs } = await cms.payload.find({ collection: 'pages', where, draft: true, trash: true, depth: 0 })
  return docs[0]?.id ?? 0
}

const words = (title: string) => [
  { blockType: 'text' as const, title, content: richTextContent('Words of an editor.') },
]
const update = async (path: string, data: object, draft = false) =>
  cms.payload.update({ collection: 'pages', id: await idOf(path), draft, data: data as never })

const films = { en: 'Watch Hilux Video', af: 'Kyk Hilux Video', zu: 'Buka Ividiyo Ye-Hilux' } as const
const cabs = { single: 'I-Single Cab', xtra: 'Xtra Cab', double: 'Double Cab' } as const

it.each([
  ['single', 'zu'],
  ['xtra', 'af'],
  ['double', 'en'],
] as const)(
  'opens the tab of the %s cab with its film in %s (C-294, C-353 to C-355)',
  async (cab, language) => {
    const tabs = blockIn(await htmlOf(`hilux-${cab}-cab`, language), 'hiluxRangeTabs')
    expect(tabs).toContain(films[language])
    const open = [...tabs.matchAll(/<button[^>]*role="tab"[^>]*aria-selected="true"[^>]*>(.*?)<\/button>/gs)]
    expect(open.map(([, label = '']) => label.replace(/<[^>]+>/g, ''))).toEqual([cabs[cab]])
  },
)

it('shows N35 before P30 on the page of the Corolla, and on that of no other Corolla (C-363, C-364)', async () => {
  const cards = blockIn(await htmlOf('corolla'), 'modelLineUp')
  expect(
    [...cards.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name = '']) => name.replaceAll('\u00a0', ' ')),
  ).toEqual(['Hiace 2.8 SLWB GL 6MT', 'Corolla 2.0 XS CVT'])
  const { docs } = await cms.payload.find({
    collection: 'models',
    where: { code: { in: ['N35', 'P30'] } },
    sort: 'code',
  })
  expect(docs.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([
    'Hiace 2.8 SLWB GL 6MT',
    'Corolla 2.0 XS CVT',
  ])
  for (const other of ['corolla-cross', 'corolla-quest', 'gr-corolla'])
    expect.soft(await htmlOf(other)).not.toContain('data-block=')
})

describe('a page at the address of a range', () => {
  const path = '/vehicles/fortuner'

  it('adds its sections to the range page once it is published', async () => {
    expect(await htmlOf('fortuner')).not.toContain('Before the next hill')
    await cms.payload.create({
      collection: 'pages',
      draft: true,
      data: { path, title: 'Hills', layout: words('Before the next hill'), _status: 'draft' },
    })
    expect(await htmlOf('fortuner')).not.toContain('Before the next hill')

    await update(path, { meta: { title: 'Hills', hidden: true }, _status: 'published' })
    const html = await htmlOf('fortuner')
    expect(html).toMatch(/<h2[^>]*>Before the next hill<\/h2>/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const order = ['id="design"', 'Before the next hill', 'Owner benefits', 'Related Vehicles']
    const places = order.map((part) => html.lastIndexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))

    await update(path, { layout: words('After the last hill') }, true)
    expect(await htmlOf('fortuner')).toContain('Before the next hill')
    await update(path, { layout: words('After the last hill'), _status: 'published' })
    expect(await htmlOf('fortuner')).toContain('After the last hill')
  })

  it('changes neither the title nor the indexing of the range page, which is listed once', async () => {
    const { title, description, robots } = await route.generateMetadata(addressOf('fortuner', 'en'))
    expect(JSON.stringify([title, description])).not.toContain('Hills')
    expect(robots).toBeUndefined()
    expect((await listIndexablePaths()).filter((listed) => listed === path)).toHaveLength(1)
    expect((await loadSiteMap([path])).titleOf(path)).toBe('Fortuner')
  })

  it('shows its draft inside the range page in a preview, but no page of another range', async () => {
    const surround = await findRangePage(path, 'en')
    const { prelude } = await prerenderToNodeStream(surround?.(<p>The draft</p>))
    const html = await text(prelude as NodeJS.ReadableStream)
    expect(html.indexOf('<h1')).toBeGreaterThan(-1)
    expect(html.indexOf('The draft')).toBeGreaterThan(html.indexOf('<h1'))
    for (const other of [
      '/vehicles/hilux-range',
      '/vehicles',
      '/owners/fortuner',
      '/vehicles/fortuner/offers',
    ])
      expect.soft(await findRangePage(other, 'en'), other).toBeNull()
  })

  it('is not part of the range page at a dealer', async () => {
    const atDealer = await import(
      '#app/(dealer)/[locale]/[theme]/dealers/[dealer]/new-vehicles/[range]/page.tsx'
    )
    const params = { ...{ locale: 'en', range: 'fortuner' }, dealer: 'marula-toyota-bryanston' }
    const { prelude } = await prerenderToNodeStream(
      await atDealer.default({ params: Promise.resolve(params) }),
    )
    const html = await text(prelude as NodeJS.ReadableStream)
    expect(html).toContain('Owner benefits')
    expect(html).not.toContain('data-block=')
  })

  it('leaves the range page as it is while it cannot be read', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const find = cms.payload.find.bind(cms.payload)
    const failing = vi
      .spyOn(cms.payload, 'find')
      .mockImplementation(((options: { collection: string }) =>
        options.collection === 'pages'
          ? Promise.reject(new Error('no database'))
          : find(options as never)) as never)
    cache.expire(['everything'])
    const html = await htmlOf('fortuner')
    expect(html).toContain('Owner benefits')
    expect(html).not.toContain('data-block=')
    expect(error).toHaveBeenCalledWith({ path, reason: 'Error: no database' }, 'added sections not read')
    failing.mockRestore()
    error.mockRestore()
    expect(await htmlOf('fortuner')).toContain('After the last hill')
  })

  it('takes its sections along when it is trashed', async () => {
    expect(await htmlOf('fortuner')).toContain('After the last hill')
    await cms.payload.update({
      ...{ collection: 'pages', id: await idOf(path) },
      data: { deletedAt: new Date().toISOString() } as never,
    })
    const html = await htmlOf('fortuner')
    expect(html).not.toContain('After the last hill')
    expect(html).toContain('Owner benefits')
  })
})
