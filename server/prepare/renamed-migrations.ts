import type { ClientBase } from 'pg'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { appliedMigrations, knownMigrations } from './migrations.ts'

/**
 * Current names of migrations that were renamed without changes, by their former name. The list is final: `npm run
 * check` refuses to rename a migration (decision 27).
 */
const renamed: Readonly<Record<string, string>> = {
  '20261121_215323_shared_models': '20261121_223054_shared_models',
  '20261122_005007_leads': '20261122_014002_leads',
}

/** Maps former names of migrations to the current ones. */
export const currentNames = (names: readonly string[]): string[] => names.map((name) => renamed[name] ?? name)

/** Updates the former names of applied migrations in the database. */
export async function renameAppliedMigrations(client: ClientBase): Promise<void> {
  if ((await appliedMigrations(client)).length === 0) return
  await client.query(
    `update payload_migrations m set name = r.present
     from unnest($1::text[], $2::text[]) as r(earlier, present) where m.name = r.earlier`,
    [Object.keys(renamed), Object.values(renamed)],
  )
}

/**
 * Refuses to migrate a database with migrations that this version does not have.
 *
 * @throws OperatorError with the names of the migrations.
 */
export async function rejectUnknownMigrations(client: ClientBase): Promise<void> {
  const known = await knownMigrations()
  const unknown = (await appliedMigrations(client)).filter((name) => name !== 'dev' && !known.includes(name))
  if (unknown.length === 0) return
  throw new OperatorError(
    `The database has migrations that this version of Forecourt does not have (${unknown.join(', ')}): a newer ` +
      'version wrote it, or a version before the first release. Start the version that wrote it, or use an empty ' +
      'database and run npm run restore FILE with a backup of this version or an older one.',
  )
}
