import type { ClientBase } from 'pg'

/**
 * The table in which a database remembers the content it was seeded with. It belongs to the start and not to the
 * CMS, so it is no migration of it.
 */
export const seedTable = 'forecourt_seed'

/** Makes the table where it is missing. */
export async function ensureSeedTable(client: ClientBase): Promise<void> {
  await client.query(
    `create table if not exists ${seedTable} (content_hash text primary key, seeded_at timestamptz not null)`,
  )
}

/** Whether the database was seeded with this content, the last time it was seeded. */
export async function isSeededWith(client: ClientBase, contentHash: string): Promise<boolean> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as there', [seedTable])
  if (!found[0]?.there) return false
  const { rowCount } = await client.query(`select from ${seedTable} where content_hash = $1`, [contentHash])
  return rowCount === 1
}

/** Remembers the content in place of what was remembered before. */
export async function rememberSeed(client: ClientBase, contentHash: string): Promise<void> {
  await ensureSeedTable(client)
  await client.query(
    `with gone as (delete from ${seedTable} where content_hash <> $1)
    insert into ${seedTable} values ($1, now()) on conflict (content_hash) do update set seeded_at = now()`,
    [contentHash],
  )
}
