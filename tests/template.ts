import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type pg from 'pg'
import { childEnvironment } from '#platform/config.ts'

/** What a test's database starts with: nothing, the tables of this version, or its content too. */
export type Start = 'empty' | 'tables' | 'content'

/** Any number: one worker makes a template, the others wait for it. */
const makingLock = 20_261_122

const program = fileURLToPath(new URL('./fill-database.ts', import.meta.url))

const nameOf = (start: Start) => (start === 'empty' ? 'template1' : `template_${start}`)

/** A statement that copies a database. Copying its files takes a tenth of what writing all of it to the log would. */
export const copying = (name: string, template: string): string =>
  `create database ${name} template ${template} strategy file_copy`

async function isThere(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/**
 * Name of the database to copy for such a start, made when it is asked for the first time in a run: nobody has to
 * wait for migrations and content twice, nor for content that no test of the run wants.
 *
 * @param admin a session on the tests' server.
 * @param dataDir where the content's files are put.
 * @throws Error with what was printed when the template could not be made.
 */
export async function templateFor(
  start: Start,
  admin: pg.Client,
  server: { readonly url: string; readonly dataDir: string },
): Promise<string> {
  const name = nameOf(start)
  if (start === 'empty') return name
  const base = await templateFor(start === 'content' ? 'tables' : 'empty', admin, server)
  await admin.query('select pg_advisory_lock($1)', [makingLock])
  try {
    if (!(await isThere(admin, name))) await make(start, name, base, admin, server)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [makingLock])
  }
  return name
}

/** Made under another name first: whatever has a template's name is whole. */
async function make(
  start: Start,
  name: string,
  base: string,
  admin: pg.Client,
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
): Promise<void> {
  const unfinished = `${name}_unfinished`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(copying(unfinished, base))
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
