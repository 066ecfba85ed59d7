import pg from 'pg'
import { config } from '#platform/config.ts'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import { contentHash } from './content-hash.ts'
import { appliedMigrations, knownMigrations } from './migrations.ts'
import { isSeededWith } from './seed-marker.ts'

/**
 * Whether the configured database has every migration and the present content, so that the CMS need not be
 * loaded to see to it.
 *
 * @throws OperatorError when the database does not answer.
 */
export function isPrepared(): Promise<boolean> {
  return ask(async (client) => (await hasMigrations(client)) && isSeededWith(client, await contentHash()))
}

/**
 * Whether the configured database has every migration.
 *
 * @throws OperatorError when the database does not answer.
 */
export function isMigrated(): Promise<boolean> {
  return ask(hasMigrations)
}

async function ask(question: (client: pg.Client) => Promise<boolean>): Promise<boolean> {
  const client = new pg.Client({ connectionString: config().databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await question(client)
  } catch (cause) {
    const place = URL.parse(config().databaseUrl ?? '')?.host || 'DATABASE_URL'
    throw new OperatorError(`The database at ${place} cannot be used: ${messageOf(cause)}`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
}

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const applied = new Set(await appliedMigrations(client))
  return (await knownMigrations()).every((name) => applied.has(name))
}
