import pg from 'pg'
import { databaseName, databaseUrl } from './server-settings.ts'

/**
 * Runs a statement and returns the first value of its first row. @throws the error of the connection or the statement.
 */
export async function queryValue(url: string, statement: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end().catch(() => {})
  }
}

/** Returns the data directory of the server on the port. @throws the connection error while no server accepts it. */
export async function readDataDirectory(port: number, password: string): Promise<string | undefined> {
  return queryValue(databaseUrl(port, password, 'postgres'), 'show data_directory')
}

/** Creates the product's database when the cluster does not have it yet. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const admin = databaseUrl(port, password, 'postgres')
  const found = await queryValue(admin, `select 1 from pg_database where datname = '${databaseName}'`)
  if (!found) await queryValue(admin, `create database ${databaseName}`)
}
