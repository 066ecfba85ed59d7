import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { listFiles } from '#tests/process/files.ts'
import { isExhaustive } from '#tests/scale.ts'
import { listTables, quoteName } from './inventory.ts'
import { openSession } from './session.ts'
import { readArchive } from './tar/reader.ts'
import { createArchive } from './tar/writer.ts'
import { writeBackup } from './write-backup.ts'

const secret = 'only for this test, 32 characters at least'
/** A value in a row of the backup that no error message may contain. */
const personal = 'thandeka@example.co.za'

let folder: string
let dataDir: string
let good: string
/** What is stored before the first restore; no damaged backup may change it. */
let initialState: unknown
let database: TestDatabase
let restoreBackup: typeof import('./restore-backup.ts').restoreBackup
let OperatorError: typeof import('../lifecycle/operator-error.ts').OperatorError

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-damaged-'))
  dataDir = path.join(folder, 'data')
  good = path.join(folder, 'good.tar.gz')
  database = await createTestDatabase('tables')
  await mkdir(path.join(dataDir, 'media'), { recursive: true })
  await writeFile(path.join(dataDir, 'media/original.jpg'), 'picture')
  await writeFile(
    path.join(dataDir, 'secrets.json'),
    JSON.stringify({ PAYLOAD_SECRET: secret, INTERNAL_SECRET: secret }),
  )
  const client = await openSession(database.url)
  await client.query(
    'insert into subscribers (email, first_name, last_name, state, person, asked_at) values ($1, $1, $1, $2, $1, now())',
    [personal, 'pending'],
  )
  await writeBackup({ databaseUrl: database.url, dataDir, target: good })
  await client.query(`update subscribers set first_name = 'changed since'`)
  await client.end()
  vi.stubEnv('DATA_DIR', dataDir)
  provideConfig({ DATABASE_URL: database.url, PAYLOAD_SECRET: secret, INTERNAL_SECRET: secret })
  vi.resetModules()
  ;({ restoreBackup } = await import('./restore-backup.ts'))
  ;({ OperatorError } = await import('../lifecycle/operator-error.ts'))
  initialState = await readState()
})
afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Captures everything a restore may change: rows, media and secrets. */
async function readState(): Promise<unknown> {
  const client = await openSession(database.url)
  const rows: unknown[] = []
  for (const table of await listTables(client)) {
    rows.push(
      (
        await client.query(
          `select $1 as name, md5(string_agg(t::text, ',' order by t::text)) from ${quoteName(table)} t`,
          [table.name],
        )
      ).rows[0],
    )
  }
  await client.end()
  return { rows, files: await listFiles(dataDir) }
}

/** Copies the backup, changing each file; a file whose change returns undefined is left out. */
async function rewriteBackup(
  change: (name: string, content: string) => string | undefined | [string, string],
): Promise<Buffer> {
  const target = path.join(folder, 'rewritten.tar.gz')
  const archive = await createArchive(target)
  for await (const file of readArchive(good)) {
    const chunks: Buffer[] = []
    for await (const chunk of file.content()) chunks.push(chunk)
    const changed = change(file.name, Buffer.concat(chunks).toString('utf8'))
    if (changed === undefined) continue
    const [name, content] = Array.isArray(changed) ? changed : [file.name, changed]
    await archive.add(name, content)
  }
  await archive.commit()
  return readFile(target)
}

const withEdited = (part: string, edit: (content: string) => string) =>
  rewriteBackup((name, content) => (name.includes(part) ? edit(content) : content))
const without = (part: string) =>
  rewriteBackup((name, content) => (name.includes(part) ? undefined : content))
const withRenamed = (part: string, to: string) =>
  rewriteBackup((name, content) => (name.includes(part) ? [to, content] : content))

async function withFlippedByte(at: (size: number) => number): Promise<Buffer> {
  const bytes = await readFile(good)
  const position = at(bytes.length)
  bytes[position] = (bytes[position] ?? 0) ^ 0b0101_0101
  return bytes
}

const truncated = async (share: number) =>
  (await readFile(good)).subarray(0, -Math.floor((await readFile(good)).length * share))

type Damage = readonly [backup: string, create: () => Promise<Buffer> | Buffer, reason: RegExp]

const positions = [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.99]

/** A table and a file, found last: each takes ten seconds. */
const damages: readonly Damage[] = [
  [
    'has a value of the wrong type for its column',
    () => withEdited('public.subscribers', (rows) => rows.replace(/^\d+/, personal)),
    /the rows of subscribers.*SQLSTATE 22/,
  ],
  [
    'has media outside its own folder',
    () => withRenamed('media/', 'media/../../evil'),
    /a file outside its folders/,
  ],
]

/** Further ones. */
const furtherDamages: readonly Damage[] = [
  ['is truncated', () => truncated(0.2), /truncated or corrupted/],
  [
    'has migrations of a newer version',
    () =>
      withEdited('manifest.json', (json) =>
        json.replace('"migrations": [', '"migrations": ["20990101_000000_x",'),
      ),
    /newer version/,
  ],
  ['has invalid secrets', () => withEdited('secrets.json', () => '{}'), /one of its files cannot be read/],
  ['is plain text', () => Buffer.from('no archive at all'), /not a backup that Forecourt can read/],
  ...positions.map(
    (share) =>
      [
        `has a wrong byte after ${share * 100} % of it`,
        () => withFlippedByte((size) => Math.floor(size * share)),
        /damaged: it is truncated or corrupted/,
      ] as const,
  ),
  [
    'has a manifest that is not JSON',
    () => withEdited('manifest.json', (json) => json.slice(1)),
    /manifest.json is not JSON/,
  ],
  ['lacks the rows of a table', () => without('public.subscribers'), /0 of 1 rows of public.subscribers/],
  ['is empty', () => Buffer.alloc(0), /not a backup that Forecourt can read/],
  ['is a zip file', () => Buffer.from('504b0304140000000800', 'hex'), /not a backup that Forecourt can read/],
  [
    'is a gzipped file of a different kind',
    () => gzipSync('a text'.repeat(200)),
    /not a backup.*not a tar file/,
  ],
  [
    'has a manifest without tables',
    () => withEdited('manifest.json', (json) => json.replace('"tables"', '"others"')),
    /manifest.json is wrong at "tables"/,
  ],
  [
    'names a table that does not exist',
    () => withEdited('manifest.json', (json) => json.replace('"subscribers"', '"nothing"')),
    /does not have/,
  ],
  ['lacks its summary', () => without('summary.json'), /not complete/],
  [
    'has a row twice',
    () => withEdited('public.subscribers', (rows) => rows + rows),
    /the rows of subscribers \(SQLSTATE 23505/,
  ],
  ['has a wrong checksum', () => withFlippedByte((size) => size - 7), /truncated or corrupted/],
  ['lacks only its checksum', async () => (await readFile(good)).subarray(0, -8), /truncated or corrupted/],
  [
    'leaves out the first migration',
    () => withEdited('manifest.json', (json) => json.replace(/"\d{8}_\d{6}_initial",\s*/, '')),
    /SQLSTATE 42/,
  ],
  [
    'has a row that lacks a column',
    () => withEdited('public.subscribers', (rows) => rows.replace(/\t[^\t]*\n/, '\n')),
    /SQLSTATE 22/,
  ],
  [
    'has a summary that is not JSON',
    () => withEdited('summary.json', () => '{'),
    /one of its files cannot be read/,
  ],
  ['lacks its media', () => without('media/'), /not complete/],
]

it.each([...damages, ...(isExhaustive ? furtherDamages : [])])(
  'changes nothing and gives the reason without any value when the backup %s',
  async (_, createBackup, reason) => {
    const source = path.join(folder, 'damaged.tar.gz')
    await writeFile(source, await createBackup())
    const options = { databaseUrl: database.url, dataDir, source, replace: true, withSecrets: true }
    const error = await restoreBackup(options).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OperatorError)
    const { message } = error as Error
    expect(message).toMatch(reason)
    expect(message).not.toMatch(/thandeka|Failed query|\n\s+at /)
    expect(await readState()).toEqual(initialState)
  },
)

it('restores the same backup when it is undamaged', async () => {
  await restoreBackup({ databaseUrl: database.url, dataDir, source: good, replace: true, withSecrets: true })
  expect(await readState()).not.toEqual(initialState)
  expect(await readFile(path.join(dataDir, 'media/original.jpg'), 'utf8')).toBe('picture')
})

it('restores the previous media when the database does not commit', async () => {
  const { restoreMedia } = await import('./restored-media.ts')
  const before = await readFile(path.join(dataDir, 'media/original.jpg'), 'utf8')
  const media = restoreMedia(dataDir)
  await media.add(
    'other.jpg',
    (async function* () {
      yield Buffer.from('other')
    })(),
  )
  await media.activate()
  expect(await readFile(path.join(dataDir, 'media/other.jpg'), 'utf8')).toBe('other')
  await media.undo()
  await media.discard()
  expect(await readFile(path.join(dataDir, 'media/original.jpg'), 'utf8')).toBe(before)
  expect((await listFiles(dataDir)).join()).not.toMatch(/other\.jpg|media\.re/)
})
