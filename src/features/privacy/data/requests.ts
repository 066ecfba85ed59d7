import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf } from '#features/consent/jobs.ts'
import { config } from '#platform/config.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { mintLinkToken, readLinkToken } from '#platform/link-token.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { daysToAnswer, type PrivacyState, type PrivacyWish } from '../privacy-request.ts'
import { askedMail } from './letters.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** Days within which the link has to be followed. */
export const daysToConfirm = 2
/** Days for which the link shows where the request stands. */
const daysToFollow = 90

/** A request as it is stored. */
export type PrivacyRequest = {
  readonly id: number
  readonly reference: string
  readonly wish: PrivacyWish
  readonly state: PrivacyState
  /** Null once it is forgotten. */
  readonly email: string | null
  readonly person: string
  readonly receivedAt: Date
  readonly dueAt: Date | null
  readonly doneAt: Date | null
}

type Row = Omit<PrivacyRequest, 'receivedAt' | 'dueAt' | 'doneAt'> & {
  readonly received_at: string
  readonly due_at: string | null
  readonly done_at: string | null
}

const columns = sql.raw('id, reference, wish, state, email, person, received_at, due_at, done_at')

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

const requestOf = ({ received_at, due_at, done_at, ...row }: Row): PrivacyRequest => ({
  ...row,
  receivedAt: new Date(received_at),
  dueAt: dateOf(due_at),
  doneAt: dateOf(done_at),
})

/** Neither vowels nor what looks like something else. */
const letters = '23456789BCDFGHJKMNPQRSTVWXZ'
const part = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')

/** Where somebody sees how their request stands. */
function requestPath(reference: string, now: Date): string {
  const until = now.getTime() + daysToFollow * dayMs
  return `/privacy-request/${mintLinkToken('privacy', reference, until)}`
}

/**
 * Takes a request, and mails the link by which it is confirmed. Nobody learns from this whether anything is held.
 *
 * @returns its reference.
 */
export async function askForPrivacy(
  payload: Payload,
  { email, wish }: { readonly email: string; readonly wish: PrivacyWish },
  now: Date,
): Promise<string> {
  const outbox = await mailOutbox(payload)
  const reference = `PR-${part()}-${part()}`
  await withTransaction(payload, async (transaction) => {
    await transaction.tx.execute(sql`
      insert into privacy_requests (reference, wish, state, email, person, received_at)
      values (${reference}, ${wish}, 'unconfirmed', ${email}, ${personOf(email)}, ${now.toISOString()}::timestamptz)`)
    const link = `${config().siteUrl}${requestPath(reference, now)}`
    await outbox.queue(transaction, askedMail(email, { wish, reference, link }))
  })
  return reference
}

/** The request a link is about; null when the link is not one of ours, too old, or its request is gone. */
export async function requestByToken(
  payload: Payload,
  token: string,
  now: Date,
): Promise<PrivacyRequest | null> {
  const reference = readLinkToken('privacy', token, now.getTime())
  if (reference === null) return null
  const { rows } = await payload.db.drizzle.execute(
    sql`select ${columns} from privacy_requests where reference = ${reference}`,
  )
  const row = rows[0] as Row | undefined
  return row ? requestOf(row) : null
}

/** Whether a request's link was followed too late to confirm it. */
export function isTooLate({ state, receivedAt }: PrivacyRequest, now: Date): boolean {
  return state === 'unconfirmed' && now.getTime() - receivedAt.getTime() > daysToConfirm * dayMs
}

/** Starts the clock of a request. False when it was confirmed before. */
export async function startClock(payload: Payload, id: number, now: Date): Promise<boolean> {
  const due = new Date(now.getTime() + daysToAnswer * dayMs)
  const { rows } = await payload.db.drizzle.execute(sql`
    update privacy_requests set state = 'open', confirmed_at = ${now.toISOString()}::timestamptz,
      due_at = ${due.toISOString()}::timestamptz, updated_at = now()
    where id = ${id} and state = 'unconfirmed' returning id`)
  return rows.length > 0
}

/** Every confirmed request that is not answered yet, the most urgent first. */
export async function openRequests(payload: Payload): Promise<PrivacyRequest[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${columns} from privacy_requests where state = 'open' order by due_at limit 1000`)
  return (rows as unknown as Row[]).map(requestOf)
}

/** Notes that a request is answered, and forgets whose it was unless its answer is still to be fetched. */
export async function close(
  { tx }: Pick<Transaction, 'tx'>,
  { id, wish }: Pick<PrivacyRequest, 'id' | 'wish'>,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update privacy_requests set state = 'done', done_at = ${now.toISOString()}::timestamptz, updated_at = now(),
      email = ${wish === 'export' ? sql`email` : sql`null`}
    where id = ${id}`)
}
