import pg from 'pg'

/** Everything that changes how values are written as text, so that one server's text is another's value; and no limits. */
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

/** A connection of its own for a backup or a restore. */
export async function openSession(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // The statement in progress reports the loss itself.
  client.on('error', () => {})
  await client.connect()
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [name, value])
  }
  return client
}
