import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { invalidationChannel } from '#platform/cache/channel.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { overrideReferences } from '#platform/references/removal.ts'
import { answerCache as answers } from '#tests/answer-cache.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { search } from './search.ts'
import { addSearchedContent } from './searched-content.test-support.ts'

vi.mock('next/cache', () => import('#tests/answer-cache.ts'))

let cms: TestCms
let listener: pg.Client
let ids: ReadonlyMap<string, number>

beforeAll(async () => {
  cms = await openTestCms()
  ids = await addSearchedContent(cms)
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => answers.expire(JSON.parse(payload ?? '{}').tags))
  await listener.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await listener.end()
  await cms.close()
})
beforeEach(() => answers.expire(['everything']))

/** What is found at this moment, after every notification has come. */
async function ask(typed: string, language: Language = 'en') {
  await listener.query('select 1')
  const most = { range: 10, model: 10, page: 10 }
  const { results, ...rest } = await search(typed, { language, most })
  return { ...rest, titles: results.map(({ title }) => title), results }
}

const titlesOf = async (typed: string) => (await ask(typed)).titles

test('finds ranges, models and pages, grouped, with prices and drawings', async () => {
  const { results } = await ask('fortuner')
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
  expect((await ask('warranty')).results).toMatchObject([
    {
      kind: 'page',
      title: 'Warranty',
      summary: 'What is covered, and for how long.',
      shown: { href: '/owners/warranty', price: null, drawing: null },
    },
  ])
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
  expect((await ask(typed)).corrected).toBeNull()
  expect(await titlesOf(typed)).toContain(title)
})

test.each([
  ['hylux', 'hilux', 'Hilux Double Cab'],
  ['fortunner 2.8', 'fortuner 2 8', 'Fortuner 2.8 GD-6 RB VX 6AT'],
  ['waranty', 'warranty', 'Warranty'],
  ['gr corola', 'gr corolla', 'GR Corolla'],
])('corrects “%s” to “%s”', async (typed, corrected, title) => {
  const answer = await ask(typed)
  expect(answer.corrected).toBe(corrected)
  expect(answer.titles).toContain(title)
})

test.each([
  ['grcorolla', 'GR Corolla'],
  ['hi lux', 'Hilux Double Cab'],
  ['doublecab', 'Hilux Double Cab'],
])('finds “%s” whatever its spacing', async (typed, title) => {
  expect(await titlesOf(typed)).toContain(title)
})

test('returns partial matches, marked as such, when no entry has all words', async () => {
  expect(await ask('fortuner warranty')).toMatchObject({ partly: true })
  expect(await titlesOf('fortuner warranty')).toEqual(expect.arrayContaining(['Fortuner', 'Warranty']))
  expect(await ask('xylophone')).toMatchObject({ titles: [], partly: false, corrected: null })
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
  const { titles } = await ask(typed)
  expect(Array.isArray(titles)).toBe(true)
})

test('finds a translated page in its language, and shows it in the preferred one', async () => {
  expect((await ask('kajuite')).results).toMatchObject([{ language: 'af', title: 'Die Hilux-familie' }])
  expect((await ask('hilux familie', 'af')).results).toMatchObject([{ language: 'af' }])
  const english = (await ask('hilux')).results.filter(({ kind }) => kind === 'page')
  expect(english).toMatchObject([{ language: 'en', title: 'The Hilux family' }])
  const afrikaans = (await ask('hilux', 'af')).results.filter(({ kind }) => kind === 'page')
  expect(afrikaans).toMatchObject([{ language: 'af', title: 'Die Hilux-familie' }])
})

test('finds published pages, but no drafts, hidden or unpublished ones', async () => {
  const { id } = await cms.payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Roadside', path: '/roadside', _status: 'draft', layout: [] },
  })
  const set = (data: object, draft = false) =>
    cms.payload.update({ collection: 'pages', id, draft, data: data as never })
  expect(await titlesOf('roadside')).toEqual([])
  await set({ _status: 'published' })
  expect(await titlesOf('roadside')).toEqual(['Roadside'])
  await set({ title: 'Breakdowns' }, true)
  expect([await titlesOf('roadside'), await titlesOf('breakdowns')]).toEqual([['Roadside'], []])
  await set({ title: 'Breakdowns', _status: 'published' })
  expect([await titlesOf('roadside'), await titlesOf('breakdowns')]).toEqual([[], ['Breakdowns']])
  await set({ path: '/breakdowns', _status: 'published' })
  const moved = (await ask('breakdowns')).results.map(({ shown }) => shown.href)
  expect(moved).toEqual(['/breakdowns'])
  await set({ meta: { hidden: true }, _status: 'published' })
  expect(await titlesOf('breakdowns')).toEqual([])
  await set({ meta: { hidden: false }, _status: 'published' })
  expect(await titlesOf('breakdowns')).toEqual(['Breakdowns'])
  await set({ _status: 'draft' })
  expect(await titlesOf('breakdowns')).toEqual([])
})

test('shows a changed price, and leaves out the models of an unpublished range', async () => {
  // Unpublishing a range with models is refused to editors.
  const context = { ...overrideReferences }
  const update = (collection: 'models' | 'ranges', key: string, data: object) =>
    cms.payload.update({ collection, id: ids.get(key) ?? 0, data: data as never, context })
  await ask('hilux')
  await update('models', 'B07', { price: 750_000_00, _status: 'published' })
  const prices = (await ask('hilux raider')).results.map(({ shown }) => shown.price)
  expect(prices).toEqual([750_000_00, 750_000_00])
  await update('ranges', 'hilux-double-cab', { _status: 'draft' })
  const without = await ask('hilux raider')
  expect(without).toMatchObject({ partly: true })
  expect(without.results.filter(({ kind, title }) => kind !== 'page' && title.startsWith('Hilux'))).toEqual(
    [],
  )
  await update('ranges', 'hilux-double-cab', { _status: 'published' })
  expect(await titlesOf('hilux raider')).toHaveLength(2)
})

test('rebuilds a lost index', async () => {
  await listener.query('truncate search_entries, search_words')
  answers.expire(['everything'])
  expect(await titlesOf('fortunner')).toContain('Fortuner')
})

test('does not check the index again while nothing is published', async () => {
  await ask('hilux')
  await listener.query('truncate search_entries')
  expect(await titlesOf('hilux')).toEqual([])
})
