import { type Client, escapeIdentifier } from 'pg'
import { fullName, type Sequence, type Table } from './manifest.ts'

const isProductSchema = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`

/** Lists the product's tables with their stored columns; generated columns and partitions are left out. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${isProductSchema}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`)
  return rows
}

/** Lists the product's sequences with their current values. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isProductSchema} order by 1, 2`)
  const sequences: Sequence[] = []
  for (const sequence of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoteName(sequence)}`,
    )
    const { last = '1', called = false } = state.rows[0] ?? {}
    sequences.push({ ...sequence, lastValue: last, isCalled: called })
  }
  return sequences
}

/**
 * Defers all foreign keys to the end of the transaction, so that tables may be filled in any order.
 *
 * @returns a function that checks the keys and restores their definitions.
 */
export async function deferForeignKeys(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string }>(`
    select k.conrelid::regclass::text as owner, k.conname as name
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and not k.condeferrable and k.conparentid = 0 and ${isProductSchema}`)
  const alterAll = async (to: string) => {
    for (const { owner, name } of rows) {
      await client.query(`alter table ${owner} alter constraint ${escapeIdentifier(name)} ${to}`)
    }
  }
  await alterAll('deferrable initially deferred')
  return async () => {
    await client.query('set constraints all immediate')
    await alterAll('not deferrable')
  }
}

/** Returns the escaped name of a table or sequence with its schema. */
export function quoteName(relation: { schema: string; name: string }): string {
  return `${escapeIdentifier(relation.schema)}.${escapeIdentifier(relation.name)}`
}

/** Returns the escaped column names of a table, separated by commas. */
export function columnList(table: Table): string {
  return table.columns.map((column) => escapeIdentifier(column)).join(', ')
}

/** Returns the names of tables with at least one row, except the excluded ones. */
export async function findNonEmptyTables(client: Client, excluded: ReadonlySet<string>): Promise<string[]> {
  const filled: string[] = []
  for (const table of await listTables(client)) {
    if (excluded.has(fullName(table))) continue
    const { rowCount } = await client.query(`select from ${quoteName(table)} limit 1`)
    if (rowCount) filled.push(fullName(table))
  }
  return filled
}
