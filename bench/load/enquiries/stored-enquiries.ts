import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The enquiries and deliveries in the database after a load. */
export type StoredEnquiries = {
  readonly references: ReadonlyMap<string, string>
  readonly deliveries: number
  readonly undelivered: number
}

const pollIntervalMs = 2_000

/** The connection string of a site's embedded database, with its owner's password. */
export async function databaseAddress(dataDir: string): Promise<string> {
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  return `postgres://forecourt:${password}@127.0.0.1:${port}/forecourt`
}

/** Queries a site's database, with retries while it restarts after a kill. */
export async function withDatabase<Result>(
  dataDir: string,
  query: (client: pg.Client) => Promise<Result>,
  tries = 30,
): Promise<Result> {
  for (let attempts = tries; ; attempts--) {
    const client = new pg.Client({ connectionString: await databaseAddress(dataDir) })
    client.on('error', () => {})
    try {
      await client.connect()
      return await query(client)
    } catch (error) {
      if (attempts <= 1) throw error
      await sleep(pollIntervalMs)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Reads the references of enquiries by form key, and counts deliveries. */
export function readStoredEnquiries(dataDir: string): Promise<StoredEnquiries> {
  return withDatabase(dataDir, async (client) => {
    const enquiries = await client.query<{ form_key: string; reference: string }>(
      'select form_key, reference from enquiries',
    )
    const { rows } = await client.query<{ all: number; undelivered: number }>(
      `select count(*)::int as all, count(*) filter (where state <> 'delivered')::int as undelivered from deliveries`,
    )
    return {
      references: new Map(enquiries.rows.map((row) => [row.form_key, row.reference])),
      deliveries: rows[0]?.all ?? 0,
      undelivered: rows[0]?.undelivered ?? 0,
    }
  })
}

/** Makes all jobs that wait for a retry due now. @returns their number. */
function endRetryDelays(dataDir: string): Promise<number> {
  return withDatabase(dataDir, async (client) => {
    const updated = await client.query(
      `update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`,
    )
    return updated.rowCount ?? 0
  })
}

/** How long deliveries may take, in milliseconds. */
export type DeliveryTimeout = {
  /** After this time the delays between attempts are skipped. */
  readonly skipDelaysAfter: number
  readonly timeout: number
}

/** Waits until everything is delivered. @returns also, as `late`, the deliveries that were waiting when delays were first skipped. */
export async function waitForDelivery(
  dataDir: string,
  { skipDelaysAfter, timeout }: DeliveryTimeout,
): Promise<StoredEnquiries & { readonly late: number }> {
  const began = Date.now()
  let late = 0
  for (;;) {
    const stored = await readStoredEnquiries(dataDir)
    const passed = Date.now() - began
    if (stored.undelivered === 0 || passed > timeout) return { ...stored, late }
    if (passed > skipDelaysAfter) {
      late ||= stored.undelivered
      await endRetryDelays(dataDir)
    }
    await sleep(pollIntervalMs)
  }
}
