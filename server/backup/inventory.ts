import { type Client, escapeIdentifier } from 'pg'
import { fullName, type Sequence, type Table } from './manifest.ts'

const ours = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`

/** Every table that holds data of ours, with the columns that are stored (and not computed). Partitions count as their table. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`)
  return rows
}

/** Every sequence of ours with where it has got to. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ours} order by 1, 2`)
  const sequences: Sequence[] = []
  for (const sequence of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(sequence)}`,
    )
    const { last = '1', called = false } = state.rows[0] ?? {}
    sequences.push({ ...sequence, lastValue: last, isCalled: called })
  }
  return sequences
}

/** Lets foreign keys wait for the end of the transaction, so that tables may be filled in any order; returns the way back. */
export async function deferForeignKeys(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string }>(`
    select k.conrelid::regclass::text as owner, k.conname as name
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and not k.condeferrable and k.conparentid = 0 and ${ours}`)
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

/** A table's or sequence's name for a statement. */
export function quoted(named: { schema: string; name: string }): string {
  return `${escapeIdentifier(named.schema)}.${escapeIdentifier(named.name)}`
}

/** The table's columns for a statement. */
export function columnList(table: Table): string {
  return table.columns.map((column) => escapeIdentifier(column)).join(', ')
}

/** Names of the tables, apart from those left out, that hold at least one row. */
export async function filledTables(client: Client, except: ReadonlySet<string>): Promise<string[]> {
  const filled: string[] = []
  for (const table of await listTables(client)) {
    if (except.has(fullName(table))) continue
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`)
    if (rowCount) filled.push(fullName(table))
  }
  return filled
}
