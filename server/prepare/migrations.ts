import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'

const folder = path.join(import.meta.dirname, '../../src/cms/migrations')
const isMigration = /^\d{8}_\d{6}.*(?<!\.d)\.ts$/

/** Names of this version's migrations, oldest first. Read from the folder: importing them loads the whole CMS. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => isMigration.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** Names of the migrations that a database has had, oldest first; none for an empty database. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('payload_migrations') is not null as there`)
  if (!found[0]?.there) return []
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations order by name')
  return rows.map((row) => row.name)
}
