import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf } from '#features/people/consent/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { createLinkToken, verifyLinkToken } from '#platform/http/link-token.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { config } from '#platform/process/config.ts'
import { daysToFulfil, type PrivacyRequestType, type PrivacyState } from '../privacy-request.ts'
import { requestConfirmationMail } from './mails.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** Days within which the link confirms the request. */
export const daysToConfirm = 2
/** Days for which the link shows the state of the request. */
const linkValidDays = 90

/** A stored privacy request. */
export type PrivacyRequest = {
  readonly id: number
  readonly reference: string
  readonly wish: PrivacyRequestType
  readonly state: PrivacyState
  /** Null once it is deleted. */
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

/** Without vowels and characters that look alike. */
const referenceAlphabet = '23456789BCDFGHJKMNPQRSTVWXZ'
const referencePart = () =>
  Array.from({ length: 4 }, () => referenceAlphabet.charAt(randomInt(referenceAlphabet.length))).join('')

/** Returns the path of the page that shows the state of a request. */
function requestPath(reference: string, now: Date): string {
  const expiresAt = now.getTime() + linkValidDays * dayMs
  return `/privacy-request/${createLinkToken('privacy', reference, expiresAt)}`
}

/**
 * Stores a request and queues the mail with the confirmation link. The response does not reveal whether personal data
 * of the e-mail is stored.
 *
 * @returns the reference of the request.
 */
export async function createPrivacyRequest(
  payload: Payload,
  { email, wish }: { readonly email: string; readonly wish: PrivacyRequestType },
  now: Date,
): Promise<string> {
  const outbox = await mailOutbox(payload)
  const reference = `PR-${referencePart()}-${referencePart()}`
  await withTransaction(payload, async (transaction) => {
    await transaction.tx.execute(sql`
      insert into privacy_requests (reference, wish, state, email, person, received_at)
      values (${reference}, ${wish}, 'unconfirmed', ${email}, ${personOf(email)}, ${now.toISOString()}::timestamptz)`)
    const link = `${config().siteUrl}${requestPath(reference, now)}`
    await outbox.queue(transaction, requestConfirmationMail(email, { wish, reference, link }))
  })
  return reference
}

/** Finds the request of a link token; null when the token is invalid or expired, or the request was deleted. */
export async function findRequestByToken(
  payload: Payload,
  token: string,
  now: Date,
): Promise<PrivacyRequest | null> {
  const reference = verifyLinkToken('privacy', token, now.getTime())
  if (reference === null) return null
  const { rows } = await payload.db.drizzle.execute(
    sql`select ${columns} from privacy_requests where reference = ${reference}`,
  )
  const row = rows[0] as Row | undefined
  return row ? requestOf(row) : null
}

/** Returns whether the time to confirm a request has passed. */
export function isExpired({ state, receivedAt }: PrivacyRequest, now: Date): boolean {
  return state === 'unconfirmed' && now.getTime() - receivedAt.getTime() > daysToConfirm * dayMs
}

/** Confirms a request and sets its deadline. @returns false when it was already confirmed. */
export async function confirmRequest(payload: Payload, id: number, now: Date): Promise<boolean> {
  const due = new Date(now.getTime() + daysToFulfil * dayMs)
  const { rows } = await payload.db.drizzle.execute(sql`
    update privacy_requests set state = 'open', confirmed_at = ${now.toISOString()}::timestamptz,
      due_at = ${due.toISOString()}::timestamptz, updated_at = now()
    where id = ${id} and state = 'unconfirmed' returning id`)
  return rows.length > 0
}

/** Returns the confirmed requests that are not fulfilled yet, by deadline. */
export async function findOpenRequests(payload: Payload): Promise<PrivacyRequest[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${columns} from privacy_requests where state = 'open' order by due_at limit 1000`)
  return (rows as unknown as Row[]).map(requestOf)
}

/** Marks a request as fulfilled and deletes its e-mail, which only an export still needs for the download. */
export async function closeRequest(
  { tx }: Pick<Transaction, 'tx'>,
  { id, wish }: Pick<PrivacyRequest, 'id' | 'wish'>,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update privacy_requests set state = 'done', done_at = ${now.toISOString()}::timestamptz, updated_at = now(),
      email = ${wish === 'export' ? sql`email` : sql`null`}
    where id = ${id}`)
}
