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

const lookAgainMs = 2_000

/** The address of a site's own database, for its owner. */
export async function databaseAddress(dataDir: string): Promise<string> {
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  return `postgres://forecourt:${password}@127.0.0.1:${port}/forecourt`
}

/** Asks a site's database; while it starts again after a kill, waits for it. */
export async function withDatabase<Result>(
  dataDir: string,
  ask: (client: pg.Client) => Promise<Result>,
  tries = 30,
): Promise<Result> {
  for (let left = tries; ; left--) {
    const client = new pg.Client({ connectionString: await databaseAddress(dataDir) })
    client.on('error', () => {})
    try {
      await client.connect()
      return await ask(client)
    } catch (error) {
      if (left <= 1) throw error
      await sleep(lookAgainMs)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Enquiries by their form key, and how their deliveries stand. */
export function readStored(dataDir: string): Promise<Stored> {
  return withDatabase(dataDir, async (client) => {
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
  })
}

/** Waits until everything is delivered, but no longer than so many milliseconds. */
export async function untilDelivered(dataDir: string, withinMs: number): Promise<Stored> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const stored = await readStored(dataDir)
    if (stored.undelivered === 0 || Date.now() > deadline) return stored
    await sleep(lookAgainMs)
  }
}
