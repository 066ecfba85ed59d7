import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedContent } from './seed.ts'

let cms: TestCms
let client: pg.Client

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await cms.close()
})

/** Reads every row of every table as text, including ids, order and modification times. */
async function readDatabase(): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}

test('changes nothing on a second run, even after an editor has changed a document', async () => {
  const before = await readDatabase()
  expect(before.models?.length).toBeGreaterThanOrEqual(30)
  expect(await seedContent(cms.payload)).toBe(0)
  expect(await readDatabase()).toEqual(before)

  const { docs } = await cms.payload.find({ collection: 'ranges', where: { slug: { equals: 'fortuner' } } })
  const [fortuner] = docs
  if (!fortuner) throw new Error('The seed created no Fortuner.')
  const changed = { tagline: 'As its editor wants it.', _status: 'published' as const }
  await cms.payload.update({ collection: 'ranges', id: fortuner.id, data: changed })
  const unfinished = { tagline: 'Not yet.', _status: 'draft' as const }
  await cms.payload.update({ collection: 'ranges', id: fortuner.id, data: unfinished, draft: true })
  const edited = await readDatabase()
  expect(edited).not.toEqual(before)
  expect(await seedContent(cms.payload)).toBe(0)
  expect(await readDatabase()).toEqual(edited)
})

test('creates eight quotes and eight guaranteed values for each priced model, except in some ranges', async () => {
  const { rows } = await client.query<{ slug: string; priced: number; quotes: number; values: number }>(
    `select ranges.slug, count(distinct models.id)::int as priced,
      (select count(*)::int from subscription_quotes_quotes row join subscription_quotes book on book.id = row._parent_id
        join models other on other.id = book.model_id where other.range_id = ranges.id) as quotes,
      (select count(*)::int from guaranteed_values_values row join guaranteed_values entry on entry.id = row._parent_id
        join models other on other.id = entry.model_id where other.range_id = ranges.id) as values
    from models join ranges on ranges.id = models.range_id where models.price is not null group by ranges.id`,
  )
  const withoutValues = rows.filter(({ values }) => values === 0).map(({ slug }) => slug)
  expect(withoutValues.sort()).toEqual([
    ...['gr-86', 'gr-supra', 'hiace', 'hilux-single-cab', 'land-cruiser-79-single-cab', 'quantum'],
  ])
  expect(rows.reduce((sum, { priced }) => sum + priced, 0)).toBe(106)
  for (const { slug, priced, quotes, values } of rows) {
    expect(quotes, slug).toBe(slug === 'gr-supra' ? 0 : priced * 8)
    expect(values, slug).toBe(withoutValues.includes(slug) ? 0 : priced * 8)
  }
})

test('writes rate books that the CMS reads and changes like those of an editor', async () => {
  const { docs } = await cms.payload.find({
    collection: 'subscriptionQuotes',
    where: { 'model.code': { equals: '57U' } },
    depth: 0,
  })
  expect(docs).toMatchObject([
    { description: 'FORTUNER 2.8 GD-6 4X4 GR-SPORT 6AT', quotes: { 1: { mileage: 1_000, months: 60 } } },
  ])
  const [book] = docs
  if (!book) throw new Error('The seed created no rate book.')
  const { quotes } = await cms.payload.update({
    collection: 'subscriptionQuotes',
    id: book.id,
    data: { quotes: book.quotes.slice(0, 2) },
  })
  expect(quotes.map(({ reference }) => reference)).toEqual(['KQ-57U-500', 'KQ-57U-1000'])
  expect(await seedContent(cms.payload)).toBe(0)
})
