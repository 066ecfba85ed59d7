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

/** Ends the pauses of jobs that wait for another try, as their time would. @returns how many there were. */
function endPauses(dataDir: string): Promise<number> {
  return withDatabase(dataDir, async (client) => {
    const ended = await client.query(
      `update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`,
    )
    return ended.rowCount ?? 0
  })
}

/** How long deliveries may take. Milliseconds. */
export type DeliveryTime = {
  /** After this time nobody waits for pauses between tries any more: each is ended at once. */
  readonly pausesEndAfter: number
  readonly within: number
}

/** Waits until everything is delivered. @returns also how many deliveries were still waiting when the pauses ended. */
export async function untilDelivered(
  dataDir: string,
  { pausesEndAfter, within }: DeliveryTime,
): Promise<Stored & { readonly late: number }> {
  const began = Date.now()
  let late = 0
  for (;;) {
    const stored = await readStored(dataDir)
    const passed = Date.now() - began
    if (stored.undelivered === 0 || passed > within) return { ...stored, late }
    if (passed > pausesEndAfter) {
      late ||= stored.undelivered
      await endPauses(dataDir)
    }
    await sleep(lookAgainMs)
  }
}
