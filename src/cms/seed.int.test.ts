import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { seedContent } from './seed.ts'

let cms: TestCms
let client: pg.Client

beforeAll(async () => {
  cms = await openTestCms()
  client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await cms.close()
})

/** Every row of every table, as text: ids, order and times of change included. */
async function everything(): Promise<Record<string, string[]>> {
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

test('run again, the seed changes nothing, and leaves alone what an editor has changed', async () => {
  const progress: [number, number][] = []
  const made = await seedContent(cms.payload, { onProgress: (done, total) => progress.push([done, total]) })
  expect(made).toBeGreaterThan(30 + 8)
  expect(progress.at(-1)).toEqual([made, made])
  expect(progress).toHaveLength(made)
  const before = await everything()
  expect(before.models?.length).toBeGreaterThanOrEqual(30)
  expect(await seedContent(cms.payload)).toBe(0)
  expect(await everything()).toEqual(before)

  const { docs } = await cms.payload.find({ collection: 'ranges', where: { slug: { equals: 'fortuner' } } })
  const [fortuner] = docs
  if (!fortuner) throw new Error('The seed made no Fortuner.')
  const changed = { tagline: 'As its editor wants it.', _status: 'published' as const }
  await cms.payload.update({ collection: 'ranges', id: fortuner.id, data: changed })
  const unfinished = { tagline: 'Not yet.', _status: 'draft' as const }
  await cms.payload.update({ collection: 'ranges', id: fortuner.id, data: unfinished, draft: true })
  const edited = await everything()
  expect(edited).not.toEqual(before)
  expect(await seedContent(cms.payload)).toBe(0)
  expect(await everything()).toEqual(edited)
})
