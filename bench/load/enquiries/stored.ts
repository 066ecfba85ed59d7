import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** What the database holds after a load. */
export type Stored = {
  readonly references: ReadonlyMap<string, string>
  readonly deliveries: number
  readonly undelivered: number
}

async function connect(dataDir: string): Promise<pg.Client> {
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  const client = new pg.Client({
    connectionString: `postgres://forecourt:${password}@127.0.0.1:${port}/forecourt`,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Enquiries by their form key, and how their deliveries stand. */
export async function readStored(dataDir: string): Promise<Stored> {
  const client = await connect(dataDir)
  try {
    const enquiries = await client.query<{ form_key: string; reference: string }>(
      'select form_key, reference from enquiries',
    )
    const { rows } = await client.query<{ all: number; left: number }>(
      `select count(*)::int as all, count(*) filter (where state <> 'delivered')::int as left from deliveries`,
    )
    return {
      references: new Map(enquiries.rows.map((row) => [row.form_key, row.reference])),
      deliveries: rows[0]?.all ?? 0,
      undelivered: rows[0]?.left ?? 0,
    }
  } finally {
    await client.end()
  }
}

/** Waits until everything is delivered, but no longer than so many milliseconds. */
export async function untilDelivered(dataDir: string, withinMs: number): Promise<Stored> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const stored = await readStored(dataDir)
    if (stored.undelivered === 0 || Date.now() > deadline) return stored
    await sleep(2_000)
  }
}
