import pg from 'pg'

/** Fixes every setting that affects the text form of values, so that servers agree on it, and disables timeouts. */
const settings = {
  client_encoding: 'UTF8',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '3',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '10s',
}

/** Opens a dedicated connection for a backup or a restore. */
export async function openSession(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // A lost connection also fails the running statement, which reports it.
  client.on('error', () => {})
  await client.connect()
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [name, value])
  }
  return client
}
