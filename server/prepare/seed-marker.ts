import type { ClientBase } from 'pg'

/**
 * The table that records the content a database was seeded with. It belongs to the startup and not to the CMS, so no
 * migration creates it.
 */
export const seedTable = 'forecourt_seed'

/** Creates the table when it is missing. */
export async function ensureSeedTable(client: ClientBase): Promise<void> {
  await client.query(
    `create table if not exists ${seedTable} (content_hash text primary key, seeded_at timestamptz not null)`,
  )
}

/** Tells whether the database was last seeded with this content. */
export async function isSeededWith(client: ClientBase, contentHash: string): Promise<boolean> {
  const { rows: table } = await client.query('select to_regclass($1) is not null as exists', [seedTable])
  if (!table[0]?.exists) return false
  const { rowCount } = await client.query(`select from ${seedTable} where content_hash = $1`, [contentHash])
  return rowCount === 1
}

/** Records the content, replacing the former record. */
export async function recordSeed(client: ClientBase, contentHash: string): Promise<void> {
  await ensureSeedTable(client)
  await client.query(
    `with deleted as (delete from ${seedTable} where content_hash <> $1)
    insert into ${seedTable} values ($1, now()) on conflict (content_hash) do update set seeded_at = now()`,
    [contentHash],
  )
}
