import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'

const folder = path.join(import.meta.dirname, '../../src/cms/migrations')
const isMigration = /^\d{8}_\d{6}.*(?<!\.d)\.ts$/

/** Returns the names of this version's migrations, oldest first. Reads the folder, because importing loads the CMS. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => isMigration.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** Returns the names of the migrations applied to a database, oldest first; empty for an empty database. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: table } = await client.query(`select to_regclass('payload_migrations') is not null as exists`)
  if (!table[0]?.exists) return []
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations order by name')
  return rows.map((row) => row.name)
}
