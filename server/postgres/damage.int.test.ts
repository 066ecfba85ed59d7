import { chmod, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { copyDataFolder } from '#tests/data-folder.ts'
import { runOnDatabase } from '../lifecycle/database.ts'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { startEmbeddedPostgres } from './index.ts'
import { queryValue } from './login.ts'

let root: string
let undamaged: string
let dataDir: string
let cluster: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forecourt-damage-'))
  await chmod(root, 0o711)
  undamaged = path.join(root, 'undamaged')
  const server = await startEmbeddedPostgres({ dataDir: undamaged })
  await queryValue(server.url, 'create table marker as select 7 as n')
  await server.stop()
})
beforeEach(async () => {
  dataDir = path.join(root, 'data')
  cluster = path.join(dataDir, 'postgres/cluster')
  await copyDataFolder(undamaged, dataDir)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))
afterAll(() => rm(root, { recursive: true, force: true }))

/** Returns the folder of the product's database, which was created last. */
async function productDatabaseFolder(): Promise<string> {
  const [last] = (await readdir(path.join(cluster, 'base'))).map(Number).sort((a, b) => b - a)
  return path.join(cluster, 'base', String(last))
}

/** Starts the server and reads from the database; returns the rows or the error. */
async function start(): Promise<unknown> {
  try {
    const server = await startEmbeddedPostgres({ dataDir })
    try {
      return await runOnDatabase(server.location, () => queryValue(server.url, 'select n::text from marker'))
    } finally {
      await server.stop()
    }
  } catch (error) {
    return error
  }
}

const cases: readonly [string, () => Promise<unknown>, RegExp][] = [
  ['an empty pg_control', () => truncate(path.join(cluster, 'global/pg_control'), 0), /pg_control/],
  [
    'garbage in postgresql.auto.conf',
    () => writeFile(path.join(cluster, 'postgresql.auto.conf'), '\u0001}{'),
    /contains errors/,
  ],
  ['permissions for all users', () => chmod(cluster, 0o755), /invalid permissions/],
  [
    'an unreadable pg_control',
    () => chmod(path.join(cluster, 'global/pg_control'), 0),
    /[Pp]ermission denied/,
  ],
  ['no PG_VERSION', () => rm(path.join(cluster, 'PG_VERSION')), /PG_VERSION/],
  ['no write-ahead log', () => rm(path.join(cluster, 'pg_wal'), { recursive: true }), /pg_wal/],
  ['no database to sign in to', () => rm(path.join(cluster, 'base/5/pg_filenode.map')), /pg_filenode\.map/],
  ['no list of databases', () => rm(path.join(cluster, 'global/1262')), /global\/1262/],
  [
    'damaged files of our own database',
    async () => rm(path.join(await productDatabaseFolder(), 'pg_filenode.map')),
    /pg_filenode\.map/,
  ],
  [
    'a file in its place',
    async () => {
      await rm(cluster, { recursive: true })
      await writeFile(cluster, '')
    },
    /ENOTDIR/,
  ],
  [
    'an empty folder in its place',
    async () => {
      await rm(cluster, { recursive: true })
      await mkdir(cluster)
    },
    /ENOENT/,
  ],
]

it('starts an undamaged copy', async () => {
  expect(await start()).toBe('7')
})

it.each(cases)(
  'reports the folder, the cause and the recovery steps for a cluster with %s',
  async (_, damage, expected) => {
    await damage()
    const error = await start()
    expect(error).toBeInstanceOf(OperatorError)
    const { message } = error as Error
    expect(message).toContain(`The embedded database in ${cluster} cannot be used: `)
    expect(message).toMatch(expected)
    expect(message).toContain(`The last lines of its log, ${path.join(dataDir, 'postgres/server.log')}:\n`)
    expect(message).toContain(`move ${dataDir} aside, run npm run restore FILE`)
    expect(message).not.toMatch(/DATABASE_URL|\n\s+at /)
  },
)
