import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { deriveKey } from '#platform/http/link-token.ts'
import {
  type Attempts,
  addAttempt,
  delayMs,
  familiarMs,
  isFamiliar,
  perAccount,
  perNetwork,
  perPair,
  retainedForMs,
  subtractAttempt,
} from '../rules/sign-in-delay.ts'

/** The network and the typed e-mail of an attempt to sign in; the account may not exist. */
export type Candidate = { readonly network: string; readonly email: string }

/** Attempts are stored in Payload's key-value table, shared by all web processes and kept across restarts. */
const prefix = 'sign-in:'

/** Unique among the advisory lock keys of the product. */
const attemptsLock = 20_261_122

/** Keys are hashes, so that they reveal neither address nor e-mail. */
const keyOf = (...parts: readonly string[]) =>
  prefix +
  createHmac('sha256', deriveKey('sign-in attempts')).update(JSON.stringify(parts)).digest('base64url')

function keysOf({ network, email }: Candidate) {
  const account = email.toLowerCase().trim()
  return {
    pair: keyOf('pair', network, account),
    network: keyOf('network', network),
    account: keyOf('account', account),
  }
}

type AttemptsByKey = ReadonlyMap<string, Attempts>
type Tx = Transaction['tx']

/** Runs in a transaction that excludes all others in every process, for about a millisecond. */
const serialised = <Result>(payload: Payload, run: (tx: Tx) => Promise<Result>): Promise<Result> =>
  withTransaction(payload, async ({ tx }) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${attemptsLock})`)
    return run(tx)
  })

async function read(tx: Tx, keys: readonly string[]): Promise<AttemptsByKey> {
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )
  const { rows } = await tx.execute(sql`select key, data from payload_kv where key in (${list})`)
  return new Map((rows as { key: string; data: Attempts }[]).map(({ key, data }) => [key, data]))
}

async function write(tx: Tx, attempts: Readonly<Record<string, Attempts>>): Promise<void> {
  const rows = Object.entries(attempts).map(([key, data]) => sql`(${key}, ${JSON.stringify(data)}::jsonb)`)
  await tx.execute(sql`
    insert into payload_kv (key, data) values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set data = excluded.data`)
}

/**
 * Counts an attempt to sign in before its password is checked. The delay of the pair of network and account always
 * applies; those of the network and of the account alone do not apply on a network from which the account was signed in
 * to recently.
 *
 * @returns milliseconds to wait when the attempt comes too early, and is not counted; else zero.
 */
export async function beginAttempt(payload: Payload, candidate: Candidate, now: number): Promise<number> {
  const keys = keysOf(candidate)
  return serialised(payload, async (tx) => {
    const known = await read(tx, Object.values(keys))
    const [pair, network, account] = [known.get(keys.pair), known.get(keys.network), known.get(keys.account)]
    const familiar = isFamiliar(pair, now)
    const wait = Math.max(
      delayMs(pair, perPair, now),
      familiar ? 0 : delayMs(network, perNetwork, now),
      familiar ? 0 : delayMs(account, perAccount, now),
    )
    if (wait > 0) return wait
    await write(tx, {
      [keys.pair]: addAttempt(pair, perPair, now),
      ...(familiar
        ? {}
        : {
            [keys.network]: addAttempt(network, perNetwork, now),
            [keys.account]: addAttempt(account, perAccount, now),
          }),
    })
    return 0
  })
}

/** Records that a counted attempt was successful, and deletes expired attempts. */
export async function recordSuccess(payload: Payload, candidate: Candidate, now: number): Promise<void> {
  const keys = keysOf(candidate)
  await serialised(payload, async (tx) => {
    const known = await read(tx, Object.values(keys))
    const attempts: Record<string, Attempts> = { [keys.pair]: { count: 0, at: now, succeededAt: now } }
    if (!isFamiliar(known.get(keys.pair), now)) {
      for (const key of [keys.network, keys.account]) {
        const attemptsBefore = known.get(key)
        if (attemptsBefore) attempts[key] = subtractAttempt(attemptsBefore)
      }
    }
    await write(tx, attempts)
    await tx.execute(sql`
      delete from payload_kv where key like ${`${prefix}%`}
        and (data->>'at')::bigint < ${now - retainedForMs}
        and coalesce((data->>'succeededAt')::bigint, 0) < ${now - familiarMs}`)
  })
}
