import type pg from 'pg'

/** A document to copy in SQL: creating ten thousand through the CMS would take an hour. */
export type Template = {
  /** The collection's table. */
  readonly table: string
  readonly id: number
  /** The column that must be unique; each copy gets a suffix. */
  readonly unique: string
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 and column_name <> $2',
    [table, 'id'],
  )
  return rows.map(({ name }) => name)
}

/** Inserts rows copied from a template, with some columns overridden by SQL expressions. */
async function insertLike(
  client: pg.Client,
  table: string,
  overrides: Readonly<Record<string, string>>,
  from: string,
): Promise<void> {
  const columns = await columnsOf(client, table)
  if (columns.length === 0) return
  const values = columns.map((name) => overrides[name] ?? `old."${name}"`).join(', ')
  await client.query(
    `insert into "${table}" (${quoted(columns)}) select ${values} from "${table}" old ${from}`,
  )
}

/**
 * Copies a published document with its localised fields and its latest version, which the admin's lists need. Array rows are
 * not copied.
 */
export async function copyDocument(
  client: pg.Client,
  { table, id, unique }: Template,
  count: number,
): Promise<void> {
  const copy = `copy."${unique}" like (select "${unique}" from "${table}" where id = ${id}) || '-copy-%'`
  const versions = `_${table}_v`
  await insertLike(
    client,
    table,
    {
      [unique]: `old."${unique}" || '-copy-' || number`,
      created_at: `old.created_at - number * interval '1 minute'`,
      updated_at: `old.updated_at - number * interval '1 minute'`,
    },
    `, generate_series(1, ${count}) number where old.id = ${id}`,
  )
  await insertLike(
    client,
    `${table}_locales`,
    { _parent_id: 'copy.id' },
    `join "${table}" copy on ${copy} where old._parent_id = ${id}`,
  )
  await insertLike(
    client,
    versions,
    {
      parent_id: 'copy.id',
      [`version_${unique}`]: `copy."${unique}"`,
      created_at: 'copy.created_at',
      updated_at: 'copy.updated_at',
      version_created_at: 'copy.created_at',
      version_updated_at: 'copy.updated_at',
    },
    `join "${table}" copy on ${copy} where old.parent_id = ${id} and old.latest`,
  )
  await insertLike(
    client,
    `${versions}_locales`,
    { _parent_id: 'version.id' },
    `join "${versions}" template on template.id = old._parent_id and template.parent_id = ${id} and template.latest
     join "${versions}" version on version.parent_id in (select id from "${table}" copy where ${copy})`,
  )
  await client.query('analyze')
}
