import pg from 'pg'
import { config } from '#platform/process/config.ts'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import { contentHash } from './content-hash.ts'
import { appliedMigrations, knownMigrations } from './migrations.ts'
import { isSeededWith } from './seed-marker.ts'

/**
 * Tells whether the configured database has every migration and the current content, without loading the CMS.
 *
 * @throws OperatorError when the database is unreachable.
 */
export function isPrepared(): Promise<boolean> {
  return withClient(
    async (client) => (await hasMigrations(client)) && isSeededWith(client, await contentHash()),
  )
}

/**
 * Tells whether the configured database has every migration.
 *
 * @throws OperatorError when the database is unreachable.
 */
export function isMigrated(): Promise<boolean> {
  return withClient(hasMigrations)
}

async function withClient(check: (client: pg.Client) => Promise<boolean>): Promise<boolean> {
  const client = new pg.Client({ connectionString: config().databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await check(client)
  } catch (cause) {
    const host = URL.parse(config().databaseUrl ?? '')?.host || 'DATABASE_URL'
    throw new OperatorError(`The database at ${host} cannot be used: ${messageOf(cause)}`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
}

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const applied = new Set(await appliedMigrations(client))
  return (await knownMigrations()).every((name) => applied.has(name))
}
