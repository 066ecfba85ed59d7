import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { publishPage } from '#cms/fixture.ts'
import { linkedPaths } from '#features/site/links/index.ts'
import { findPage } from '#features/site/pages/server.ts'
import {
  findBreadcrumbs,
  findRedirect,
  listIndexablePaths,
  loadSiteMap,
} from '#features/site/site-map/server.ts'
import { invalidationChannel } from '#platform/cache/channel.ts'
import { overrideReferences } from '#platform/references/removal.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { testCache as cache } from '../next-cache.ts'
import { countQueries } from '../query-count.ts'

vi.mock('next/cache', () => import('../next-cache.ts'))

let cms: TestCms
let listener: pg.Client

const link = (page: string) => [{ label: 'More', look: 'primary', link: { kind: 'page', page } }]
const linking = '/owners/linking'

beforeAll(async () => {
  cms = await openTestCms()
  for (const path of ['/owners', '/linked', '/gone'])
    await publishPage(cms.payload, { path, title: `The page ${path}`, layout: [] })
  const layout = [
    {
      blockType: 'text',
      content: 'Read [this](/addressed).',
      buttons: [...link('/linked'), ...link('/gone')],
    },
  ]
  await publishPage(cms.payload, { path: linking, title: 'Linking', layout: layout as never })
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

/** Reads after all pending invalidations have arrived, as in a web process. */
async function afterInvalidation<Value>(read: () => Promise<Value>): Promise<Value> {
  await listener.query('select 1')
  return read()
}

async function idOf(path: string): Promise<number> {
  const { docs } = await cms.payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    draft: true,
  })
  return docs[0]?.id ?? 0
}
const update = async (path: string, data: object) =>
  cms.payload.update({
    ...{ collection: 'pages', id: await idOf(path), data: { _status: 'published', ...data } },
    // Editors may not withdraw pages that others link to; this test must.
    context: { ...overrideReferences },
  })

/** Makes all lookups of a page: the page, its links, its breadcrumbs, and an unknown address. */
async function loadPage() {
  const page = await findPage(linking, 'en')
  const paths = linkedPaths(page?.blocks)
  const { has } = await loadSiteMap(paths)
  return {
    breadcrumbs: (await findBreadcrumbs(linking)).map(({ title }) => title),
    leadsTo: paths.filter(has),
    invented: await findPage('/invented', 'en'),
    redirect: await findRedirect('/invented'),
  }
}

test('reads only what the page shows, even with a thousand other pages', async () => {
  const few = await countQueries(loadPage)
  await cms.payload.db.drizzle.execute(sql`
    with inserted as (
      insert into pages (path, layout, _status)
      select '/crowd/' || n, '[]', 'published' from generate_series(1, 1000) n returning id, path
    ) insert into pages_locales (title, _locale, _parent_id) select path, 'en', id from inserted`)
  cache.expire(['everything'])
  const many = await countQueries(loadPage)
  expect(few.rows).toBeGreaterThan(0)
  expect(many).toEqual(few)
  expect((await listIndexablePaths()).length).toBeGreaterThan(1000)
})

test('serves repeated lookups from the cache, and does not cache unknown addresses', async () => {
  await loadPage()
  const size = cache.size()
  const count = await countQueries(async () => {
    const page = await findPage(linking, 'en')
    await loadSiteMap(linkedPaths(page?.blocks))
    await findBreadcrumbs(linking)
  })
  expect(count).toEqual({ queries: 0, rows: 0 })
  await findPage('/another-invention', 'en')
  await findRedirect('/another-invention')
  expect(cache.size()).toBe(size)
})

test('updates links and breadcrumbs when a page is published, withdrawn, renamed or deleted', async () => {
  expect((await afterInvalidation(loadPage)).leadsTo).toEqual(['/gone', '/linked'])

  await publishPage(cms.payload, { path: '/addressed', title: 'Addressed', layout: [] })
  expect((await afterInvalidation(loadPage)).leadsTo).toEqual(['/addressed', '/gone', '/linked'])

  await update('/gone', { _status: 'draft' })
  expect((await afterInvalidation(loadPage)).leadsTo).toEqual(['/addressed', '/linked'])

  await update('/owners', { title: 'For owners' })
  expect((await afterInvalidation(loadPage)).breadcrumbs).toEqual(['For owners'])

  await cms.payload.delete({ collection: 'pages', id: await idOf('/addressed') })
  expect((await afterInvalidation(loadPage)).leadsTo).toEqual(['/linked'])
})

test('redirects the old address of a moved page once its draft is published', async () => {
  const at = (path: string) => afterInvalidation(() => findPage(path, 'en'))
  expect(await at('/linked')).not.toBeNull()
  await cms.payload.update({
    collection: 'pages',
    id: await idOf('/linked'),
    draft: true,
    autosave: true,
    data: { path: '/moved', _status: 'draft' },
  })
  expect(await at('/linked')).not.toBeNull()
  await update('/moved', {})
  expect(await at('/linked')).toBeNull()
  expect(await at('/moved')).not.toBeNull()
  expect((await afterInvalidation(loadPage)).leadsTo).toEqual(['/moved'])
  expect(await findRedirect('/linked')).toEqual({ href: '/moved', permanent: true })
})

test('lists every page for search engines except hidden ones', async () => {
  const before = await listIndexablePaths()
  expect(before).toEqual(expect.arrayContaining(['/', '/vehicles', '/owners', linking]))
  await update('/owners', { meta: { hidden: true } })
  expect(await listIndexablePaths()).toEqual(before.filter((path) => path !== '/owners'))
})
