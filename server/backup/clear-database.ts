import { type Client, escapeIdentifier } from 'pg'
import { listTables, quoteName } from './inventory.ts'

/**
 * Drops the product's tables, types and functions from the public schema, and drops its other schemas. Extensions stay,
 * because a managed Postgres may not allow creating them again.
 */
export async function clearDatabase(client: Client): Promise<void> {
  const tables = await listTables(client)
  if (tables.length > 0) await client.query(`drop table ${tables.map(quoteName).join(', ')} cascade`)
  for (const schema of new Set(tables.map((table) => table.schema))) {
    if (schema !== 'public') await client.query(`drop schema ${escapeIdentifier(schema)} cascade`)
  }
  const { rows } = await client.query<{ type: string }>(`
    select t.oid::regtype::text as type
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype = 'e' and n.nspname = 'public'
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`)
  if (rows.length > 0) await client.query(`drop type ${rows.map((row) => row.type).join(', ')} cascade`)
  const functions = await client.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  for (const { signature } of functions.rows) await client.query(`drop function ${signature} cascade`)
}
