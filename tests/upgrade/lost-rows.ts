import pg from 'pg'
import { parseSummary, readJson } from '#server/backup/read-manifest.ts'
import { readArchive } from '#server/backup/tar/reader.ts'

/** Runs a statement in a database. @returns its rows */
export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Returns the row count of each table in the dump's summary, without the transient tables of the job queue. */
async function rowsIn(dump: string): Promise<[table: string, rows: number][]> {
  for await (const file of readArchive(dump)) {
    if (file.name !== 'summary.json') continue
    return Object.entries(parseSummary(await readJson(file)).rows).filter(
      ([table]) => !table.startsWith('pgboss.'),
    )
  }
  throw new Error(`${dump} has no summary.`)
}

/** Returns the tables of a database with fewer rows than in the dump it was upgraded from, including dropped ones. */
export async function lostRows(url: string, dump: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    url,
    `select schemaname || '.' || tablename as name from pg_tables`,
  )
  const existingTables = new Set(tables.map(({ name }) => name))
  const lost: string[] = []
  for (const [table, before] of await rowsIn(dump)) {
    const [row] = existingTables.has(table)
      ? await query<{ rows: number }>(url, `select count(*)::int as rows from ${table}`)
      : []
    if ((row?.rows ?? 0) < before) lost.push(`${table}: ${row?.rows ?? 'dropped'} of ${before}`)
  }
  return lost
}
