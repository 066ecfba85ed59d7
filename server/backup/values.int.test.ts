import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { deferForeignKeys } from './inventory.ts'
import { loadTables } from './load-tables.ts'
import { tablesFolder } from './manifest.ts'
import { parseSummary, readJson, readManifest } from './read-manifest.ts'
import { openSession } from './session.ts'
import { readArchive } from './tar/reader.ts'
import { writeBackup } from './write-backup.ts'

/** Values that dumps commonly corrupt. */
const schema = `
  create type paint as enum ('solid', 'métallique');
  create table everything (
    id serial primary key, parent int references everything, words text, listed text[], painted paint, paints paint[],
    amount numeric, share float8, moment timestamptz, plain timestamp, day date, bytes bytea, body jsonb, raw json,
    span interval, tags tsvector, flag boolean, doubled int generated always as (id * 2) stored, "odd ""name" text
  );
  create table child (id bigint generated always as identity, of int not null references everything);`

const rows = `
  insert into everything (parent, words, listed, painted, paints, amount, share, moment, plain, day, bytes, body, raw, span, tags, flag, "odd ""name")
  values
    (2, E'ê É 🚙 tab\\t line\\n back\\\\slash \\\\N', array['a,b', null, '"q"', ''], 'métallique', array['solid', 'métallique']::paint[],
     12345678901234567890.1234500, 0.1::float8 + 0.2, '2026-11-20 12:34:56.123456+02', '0044-03-15 BC', '2024-02-29',
     '\\x00ff5c0a', '{"a": [1, 2.50, null], "é": "\\u0041"}', '{"b": 1,  "b": 2}', '1 mon 2 days 03:04:05.678', 'car:1A fast:2', true, 'x'),
    (null, '', '{}', null, null, 'NaN', '-Infinity', 'infinity', null, null, '', 'null', null, null, null, false, null),
    (1, null, array[['1','2'],['3','4']], 'solid', '{}', -0.10, 'NaN', '0001-01-01 00:00:00+00', null, 'infinity', null, '[]', '1', '-1 year', '', null, E'\\r\\n');
  insert into child (of) select 1 + n % 3 from generate_series(1, 50000) n;
  select setval('everything_id_seq', 41, true);`

const databases: TestDatabase[] = []
const clients: Client[] = []
let folder: string

async function createSession(): Promise<{ url: string; client: Client }> {
  const database = await createTestDatabase()
  databases.push(database)
  const client = await openSession(database.url)
  clients.push(client)
  await client.query(schema)
  return { url: database.url, client }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-values-'))
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
  for (const database of databases.splice(0)) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function load(client: Client, file: string): Promise<void> {
  await client.query('begin')
  const checkForeignKeys = await deferForeignKeys(client)
  const archive = readArchive(file)
  const tables = await loadTables(client, (await readManifest(archive)).tables)
  for await (const entry of archive) {
    if (entry.name.startsWith(tablesFolder)) await tables.load(entry)
    else await tables.finish(parseSummary(await readJson(entry)))
  }
  await checkForeignKeys()
  await client.query('commit')
}

const contentOf = async (client: Client) =>
  (
    await client.query(
      `select t::text from everything t union all select md5(string_agg(c::text, ',' order by id)) from child c`,
    )
  ).rows

it('restores every kind of value unchanged, and rows that refer to later rows', async () => {
  const [source, target] = [await createSession(), await createSession()]
  await source.client.query(rows)
  const file = path.join(folder, 'b.tar.gz')
  await writeBackup({ databaseUrl: source.url, dataDir: folder, target: file })
  await load(target.client, file)

  expect(await contentOf(target.client)).toEqual(await contentOf(source.client))
  const { rows: restored } = await target.client.query(`
    select body is null as "sql null", body::text as json, amount::text, share::text from everything where id = 2`)
  expect(restored).toEqual([{ 'sql null': false, json: 'null', amount: 'NaN', share: '-Infinity' }])
  const { rows: next } = await target.client.query(`insert into everything default values returning id`)
  expect(next).toEqual([{ id: 42 }])
  const { rows: child } = await target.client.query(`insert into child (of) values (1) returning id::text`)
  expect(child).toEqual([{ id: '50001' }])
})

it('keeps foreign keys unchanged, and rejects rows that violate them', async () => {
  const [source, target] = [await createSession(), await createSession()]
  await source.client.query(rows)
  const file = path.join(folder, 'b.tar.gz')
  await source.client.query(`set session_replication_role = replica; delete from everything where id = 3`)
  await writeBackup({ databaseUrl: source.url, dataDir: folder, target: file })
  await expect(load(target.client, file)).rejects.toThrow(/foreign key/)
  await target.client.query('rollback')

  const { rows: keys } = await target.client.query(
    `select distinct condeferrable from pg_constraint where contype = 'f'`,
  )
  expect(keys).toEqual([{ condeferrable: false }])
  expect((await target.client.query('select from child')).rowCount).toBe(0)
})

it('backs up one consistent snapshot while another session writes', async () => {
  const source = await createSession()
  const target = await createSession()
  await source.client.query(rows)
  const file = path.join(folder, 'b.tar.gz')
  const writer = await openSession(source.url)
  clients.push(writer)
  let writing = true
  const writes = (async () => {
    // Parent and child are written in one transaction; a backup without a consistent snapshot would have only one of
    // them.
    while (writing) {
      await writer.query(
        'begin; insert into everything default values; insert into child (of) select max(id) from everything; commit',
      )
    }
  })()
  await writeBackup({ databaseUrl: source.url, dataDir: folder, target: file })
  writing = false
  await writes
  await load(target.client, file)
  const { rows: counted } = await target.client.query(`
    select (select count(*) from child)::int - 50000 as children, (select count(*) from everything)::int - 3 as parents`)
  expect(counted[0]?.children).toBe(counted[0]?.parents)
})
