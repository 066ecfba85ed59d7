import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { childEnvironment } from '#platform/process/config.ts'
import { databaseName } from '#server/postgres/server-settings.ts'
import { seedTable } from '#server/prepare/seed-marker.ts'

/** The initial state of a test database: empty, migrated, or migrated and seeded. */
export type InitialState = 'empty' | 'tables' | 'content'

/** Keys of the advisory locks that let one worker create a template while those that need it wait. */
const templateLocks = { tables: 20_261_122, content: 20_261_123 } as const

const program = fileURLToPath(new URL('./fill-database.ts', import.meta.url))

const nameOf = (start: InitialState) => (start === 'empty' ? 'template1' : `template_${start}`)

/** Returns a statement that copies a database. Copying files takes a tenth of the time of copying through the log. */
export const copyDatabaseStatement = (name: string, template: string): string =>
  `create database ${name} template ${template} strategy file_copy`

async function databaseExists(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/**
 * Returns the name of the template database for an initial state. Creates it on first use in a run, so that migrations
 * and content are applied at most once.
 *
 * @param admin a connection to the test server
 * @param server its URL, and the folder for the media of the content
 * @throws Error with the output of the program when the template cannot be created.
 */
export async function ensureTemplate(
  start: InitialState,
  admin: pg.Client,
  server: { readonly url: string; readonly dataDir: string },
): Promise<string> {
  const name = nameOf(start)
  if (start === 'empty') return name
  const base = await ensureTemplate(start === 'content' ? 'tables' : 'empty', admin, server)
  await admin.query('select pg_advisory_lock($1)', [templateLocks[start]])
  try {
    if (!(await databaseExists(admin, name))) await createTemplate(start, name, base, admin, server)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLocks[start]])
  }
  return name
}

/** Creates a template under a temporary name, so that a database with the final name is always complete. */
async function createTemplate(
  start: InitialState,
  name: string,
  base: string,
  admin: pg.Client,
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
): Promise<void> {
  const unfinished = `${name}_unfinished`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(copyDatabaseStatement(unfinished, base))
  const database = new URL(url)
  database.pathname = `/${unfinished}`
  const env = childEnvironment({
    DATABASE_URL: database.href,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a'.repeat(32),
    INTERNAL_SECRET: 'b'.repeat(32),
    LOG_LEVEL: 'error',
  })
  await promisify(execFile)(process.execPath, [program, start], { env })
  await admin.query(`alter database ${unfinished} rename to ${name}`)
}

/**
 * Makes the database of a seeded site, which is not running, the template with content, and removes what its start has
 * added to the content. The database of the URL is empty afterwards.
 */
export async function makeContentTemplate(url: string): Promise<void> {
  await withClient(url, (site) =>
    site.query(`drop schema if exists pgboss cascade; drop table ${seedTable}; truncate users cascade`),
  )
  const server = new URL(url)
  server.pathname = '/template1'
  await withClient(server.href, async (admin) => {
    await admin.query(`alter database ${databaseName} rename to ${nameOf('content')}`)
    await admin.query(`create database ${databaseName}`)
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
