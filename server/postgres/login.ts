import pg from 'pg'
import { databaseName, databaseUrl } from './server-settings.ts'

/** Reads one value as the server's owner; throws what the connection or the statement throws. */
export async function ask(url: string, statement: string): Promise<string | undefined> {
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

/** The folder of the server that answers on the port. @throws what the connection throws while none lets us in. */
export async function servedFolder(port: number, password: string): Promise<string | undefined> {
  return ask(databaseUrl(port, password, 'postgres'), 'show data_directory')
}

/** Creates the product's database when the cluster does not have it yet. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const admin = databaseUrl(port, password, 'postgres')
  const found = await ask(admin, `select 1 from pg_database where datname = '${databaseName}'`)
  if (!found) await ask(admin, `create database ${databaseName}`)
}
