import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { invalidationChannel } from '#platform/cache/channel.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { overrideReferences } from '#platform/references/removal.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache as cache } from '#tests/next-cache.ts'
import { search } from './search.ts'
import { addRange, addSearchContent } from './search-content.test-support.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let listener: pg.Client
let ids: Map<string, number>

beforeAll(async () => {
  cms = await openTestCms()
  ids = await addSearchContent(cms)
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

/** Searches after all pending notifications have arrived. */
async function searchNow(typed: string, language: Language = 'en') {
  await listener.query('select 1')
  const limits = { range: 10, model: 10, page: 10 }
  const { results, ...rest } = await search(typed, { language, limits, priced: true })
  return { ...rest, titles: results.map(({ title }) => title), results }
}

const titlesOf = async (typed: string) => (await searchNow(typed)).titles

test('finds ranges, models and pages, grouped, with prices and drawings', async () => {
  const { results } = await searchNow('fortuner')
  expect(results).toMatchObject([
    {
      kind: 'range',
      title: 'Fortuner',
      summary: 'The Fortuner in one line',
      total: 1,
      shown: { href: '/vehicles/fortuner', price: 999_900_00, drawing: { vehicle: 'fortuner' } },
    },
    {
      kind: 'model',
      title: 'Fortuner 2.8 GD-6 RB VX 6AT',
      shown: { href: '/vehicles/fortuner?model=57U', price: 999_900_00 },
    },
  ])
  expect((await searchNow('warranty')).results[0]).toMatchObject({
    kind: 'page',
    title: 'Warranty',
    summary: 'What is covered, and for how long.',
    shown: { href: '/owners/warranty', price: null, drawing: null },
  })
})

test.each([
  ['57u', 'Fortuner 2.8 GD-6 RB VX 6AT'],
  ['toyota hilux double', 'Hilux Double Cab'],
  ['bakkie', 'Hilux Double Cab'],
  ['suvs', 'Fortuner'],
  ['diesel automatic fortuner', 'Fortuner'],
  ['tows', 'Hilux Double Cab'],
  ['rust', 'Warranty'],
  ['corrosion of panels', 'Warranty'],
  ['selling', 'Warranty'],
  ['what does the cover', 'Warranty'],
  ['family', 'The Hilux family'],
])('matches “%s” to the content of %s, whatever the form of the words', async (typed, title) => {
  expect((await searchNow(typed)).corrected).toBeNull()
  expect(await titlesOf(typed)).toContain(title)
})

test.each([
  ['hylux', 'hilux', 'Hilux Double Cab'],
  ['fortunner 2.8', 'fortuner 2 8', 'Fortuner 2.8 GD-6 RB VX 6AT'],
  ['waranty', 'warranty', 'Warranty'],
  ['gr corola', 'gr corolla', 'GR Corolla'],
])('corrects “%s” to “%s”', async (typed, corrected, title) => {
  const outcome = await searchNow(typed)
  expect(outcome.corrected).toBe(corrected)
  expect(outcome.titles).toContain(title)
})

test.each([
  ['grcorolla', 'GR Corolla'],
  ['hi lux', 'Hilux Double Cab'],
  ['doublecab', 'Hilux Double Cab'],
])('finds “%s” whatever its spacing', async (typed, title) => {
  expect(await titlesOf(typed)).toContain(title)
})

test('returns partial matches, marked as such, when no entry has all words', async () => {
  expect(await searchNow('fortuner warranty')).toMatchObject({ isPartial: true })
  expect(await titlesOf('fortuner warranty')).toEqual(expect.arrayContaining(['Fortuner', 'Warranty']))
  expect(await searchNow('xylophone')).toMatchObject({ titles: [], isPartial: false, corrected: null })
})

test.each([
  '',
  '   ',
  '?!',
  'x'.repeat(10_000),
  'hilux & | ! ( ) :* <-> \\ \' "',
  "'; drop table search_entries; --",
  '%00 %',
  '🚗🚙',
  'جيب',
  '汽车',
  'the of and',
  `${'a '.repeat(5_000)}`,
  "O'Reilly 1e5 -6 2.8 a:b",
  'select * from users where 1=1',
])('returns a list without an error for “%.40s”', async (typed) => {
  const { titles } = await searchNow(typed)
  expect(Array.isArray(titles)).toBe(true)
})

test('finds the vehicles within a price, the nearest to it first, and no pages', async () => {
  const { results, vehicleLimits } = await searchNow('hilux under 800 000')
  expect(vehicleLimits?.price).toEqual({ bound: 'most', amount: 800_000_00 })
  expect(results.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'range Hilux Double Cab',
    'model Hilux 2.8 GD-6 RB Raider 6AT',
  ])
  expect(await titlesOf('under 999 900')).toEqual(expect.arrayContaining(['Fortuner', 'Hilux Double Cab']))
  expect(await titlesOf('below R999 899')).not.toContain('Fortuner')
  expect(await titlesOf('fortuner over R999k')).toEqual(['Fortuner', 'Fortuner 2.8 GD-6 RB VX 6AT'])
  expect(await titlesOf('under 60000')).toEqual([])
})

test('finds the vehicles within an instalment, and those with enough seats', async () => {
  // R 800 000 is R 13 417,11 a month as the calculator opens: 72 months at 12 %, with a balloon of 30 %.
  const hilux = ['Hilux Double Cab', 'Hilux 2.8 GD-6 RB Raider 6AT']
  expect(await titlesOf('R13500 a month')).toEqual(hilux)
  expect(await titlesOf('R13400 a month')).toEqual([])
  expect(await titlesOf('five seats diesel under 900k')).toEqual(hilux)
  expect((await searchNow('seven seats')).vehicleLimits).toMatchObject({ seats: 7 })
})

test('searches all words when they are those of no vehicle', async () => {
  expect(await searchNow('warranty R13500 a month')).toMatchObject({ vehicleLimits: null })
  expect((await searchNow('warranty R13500 a month')).titles).toContain('Warranty')
})

test('leaves a price in a query unread where prices are hidden', async () => {
  const limits = { range: 10, model: 10, page: 10 }
  const found = await search('fortuner under 60000', { language: 'en', limits, priced: false })
  expect(found).toMatchObject({ vehicleLimits: null, isPartial: true })
})

test('finds a translated page in its language, and shows it in the preferred one', async () => {
  expect((await searchNow('kajuite')).results).toMatchObject([{ language: 'af', title: 'Die Hilux-familie' }])
  expect((await searchNow('hilux familie', 'af')).results).toMatchObject([{ language: 'af' }])
  const english = (await searchNow('hilux')).results.filter(({ kind }) => kind === 'page')
  expect(english).toMatchObject([{ language: 'en', title: 'The Hilux family' }])
  const afrikaans = (await searchNow('hilux', 'af')).results.filter(({ kind }) => kind === 'page')
  expect(afrikaans).toMatchObject([{ language: 'af', title: 'Die Hilux-familie' }])
})

test('finds published pages, but no drafts, hidden or unpublished ones', async () => {
  const { id } = await cms.payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Roadside', path: '/roadside', _status: 'draft', layout: [] },
  })
  const updatePage = (data: object, draft = false) =>
    cms.payload.update({ collection: 'pages', id, draft, data: data as never })
  expect(await titlesOf('roadside')).toEqual([])
  await updatePage({ _status: 'published' })
  expect(await titlesOf('roadside')).toEqual(['Roadside'])
  await updatePage({ title: 'Breakdowns' }, true)
  expect([await titlesOf('roadside'), await titlesOf('breakdowns')]).toEqual([['Roadside'], []])
  await updatePage({ title: 'Breakdowns', _status: 'published' })
  expect([await titlesOf('roadside'), await titlesOf('breakdowns')]).toEqual([[], ['Breakdowns']])
  await updatePage({ path: '/breakdowns', _status: 'published' })
  const moved = (await searchNow('breakdowns')).results.map(({ shown }) => shown.href)
  expect(moved).toEqual(['/breakdowns'])
  await updatePage({ meta: { hidden: true }, _status: 'published' })
  expect(await titlesOf('breakdowns')).toEqual([])
  await updatePage({ meta: { hidden: false }, _status: 'published' })
  expect(await titlesOf('breakdowns')).toEqual(['Breakdowns'])
  await updatePage({ _status: 'draft' })
  expect(await titlesOf('breakdowns')).toEqual([])
})

test('shows a changed price, and leaves out the models of an unpublished range', async () => {
  // Unpublishing a range with models is refused to editors.
  const context = { ...overrideReferences }
  const update = (collection: 'models' | 'ranges', key: string, data: object) =>
    cms.payload.update({ collection, id: ids.get(key) ?? 0, data: data as never, context })
  await searchNow('hilux')
  await update('models', 'B07', { price: 750_000_00, _status: 'published' })
  const prices = (await searchNow('hilux raider')).results.map(({ shown }) => shown.price)
  expect(prices).toEqual([750_000_00, 750_000_00])
  await update('ranges', 'hilux-double-cab', { _status: 'draft' })
  const without = await searchNow('hilux raider')
  expect(without).toMatchObject({ isPartial: true })
  expect(without.results.filter(({ kind, title }) => kind !== 'page' && title.startsWith('Hilux'))).toEqual(
    [],
  )
  await update('ranges', 'hilux-double-cab', { _status: 'published' })
  expect(await titlesOf('hilux raider')).toHaveLength(2)
})

test('lists vehicles by the length of their name, without those that only mention the word', async () => {
  await addRange(cms, ids, 'Hilux Xtra Cab', 'hilux-xtra-cab', 'double-cab')
  await addRange(cms, ids, 'Prado', 'prado', 'large-suv', 'Longer than a Hilux.')
  const ranges = async (typed: string) =>
    (await searchNow(typed)).results.filter(({ kind }) => kind === 'range').map(({ title }) => title)
  expect(await ranges('hilux')).toEqual(['Hilux Double Cab', 'Hilux Xtra Cab'])
  expect(await ranges('longer')).toEqual(['Prado'])
})

test('leaves the home page out', async () => {
  const data = { path: '/', title: 'Everything', layout: [], _status: 'published' } as never
  await cms.payload.create({ collection: 'pages', data })
  expect(await titlesOf('everything')).toEqual([])
})

test('finds a range once, without the page of the sections that editors add to it', async () => {
  const data = { path: '/vehicles/fortuner', title: 'Fortuner on a ridge', layout: [], _status: 'published' }
  const { id } = await cms.payload.create({ collection: 'pages', data: data as never })
  const { results } = await searchNow('fortuner')
  expect(results.map(({ kind, title }) => [kind, title])).toEqual([
    ['range', 'Fortuner'],
    ['model', 'Fortuner 2.8 GD-6 RB VX 6AT'],
  ])
  expect(await titlesOf('ridge')).toEqual([])
  await cms.payload.update({
    ...{ collection: 'pages', id },
    data: { path: '/vehicles/ridges', _status: 'published' } as never,
  })
  expect(await titlesOf('ridge')).toEqual(['Fortuner on a ridge'])
})

test('finds a driver once, by name, championship or navigator, until the driver is withdrawn', async () => {
  const categories = [{ category: 'sarrc' }, { category: 'dakar' }]
  const data = { name: 'Saskia', surname: 'Brandt', navigator: 'Elton Kavari', categories }
  const published = { ...data, _status: 'published' } as const
  const { id } = await cms.payload.create({ collection: 'drivers', data: published })
  for (const typed of ['saskia brandt', 'brandt rally-raid', 'kavari'])
    expect((await searchNow(typed)).results, typed).toMatchObject([
      { kind: 'page', title: 'Saskia Brandt', shown: { href: '/gr/motorsport/dakar/saskia-brandt' } },
    ])
  await cms.payload.update({ collection: 'drivers', id, data: { _status: 'draft' } })
  expect(await titlesOf('saskia brandt')).toEqual([])
})

test('rebuilds a lost index', async () => {
  await listener.query('truncate search_entries, search_words')
  cache.expire(['everything'])
  expect(await titlesOf('fortunner')).toContain('Fortuner')
})

test('does not check the index again while nothing is published', async () => {
  await searchNow('hilux')
  await listener.query('truncate search_entries')
  expect(await titlesOf('hilux')).toEqual([])
})
