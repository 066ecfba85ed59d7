import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf } from '#features/people/consent/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { type AlertRequest, maxAlerts } from '../alert.ts'
import { alertColumns, type StoredAlert, storedAlerts, timestamp } from './alert-row.ts'
import { confirmationAddress } from './links.ts'
import { alreadyActiveMail, confirmationMail, tooManyAlertsMail } from './request-mails.ts'

/** Minimum time between two mails about the same requested alert. */
const minMailIntervalMs = 5 * 60 * 1_000

const keyOf = (person: string, { kind, subject }: AlertRequest) =>
  createHash('sha256').update(`${person} ${kind} ${subject}`).digest('hex').slice(0, 40)

/** Unique among the advisory lock keys of the product. */
const requestsLock = 20_261_125

/** Lets one request of a person wait for another, because a form is sent twice and an alert that is new has no row to lock. */
async function serialise({ tx }: Transaction, person: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${requestsLock}, hashtext(${person}))`)
}

async function findForUpdate({ tx }: Transaction, key: string): Promise<StoredAlert | undefined> {
  const { rows } = await tx.execute(
    sql`select ${alertColumns} from vehicle_alerts where key = ${key} for update`,
  )
  return storedAlerts(rows)[0]
}

async function countAlerts({ tx }: Transaction, person: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    select count(*)::int as count from vehicle_alerts where person = ${person} and state <> 'ended'`)
  return (rows[0] as { count: number }).count
}

/** Stores a pending alert, in place of an earlier one that is not active. @returns its id, or null when one is active. */
async function storePending(
  { tx }: Transaction,
  { kind, subject, title, price }: AlertRequest,
  { email, person, key, now }: { email: string; person: string; key: string; now: Date },
): Promise<number | null> {
  const at = timestamp(now)
  const { rows } = await tx.execute(sql`
    insert into vehicle_alerts (key, email, person, kind, subject, title, state, asked_at, last_checked_at, last_price)
    values (${key}, ${email}, ${person}, ${kind}::text::enum_vehicle_alerts_kind, ${subject}, ${title}, 'pending',
      ${at}, ${at}, ${price})
    on conflict (key) do update
      set email = excluded.email, title = excluded.title, state = 'pending', asked_at = excluded.asked_at,
        last_checked_at = excluded.last_checked_at, last_price = excluded.last_price, last_mailed_at = null,
        confirmed_at = null, expires_at = null, ended_at = null, notice_at = null, updated_at = now()
      where vehicle_alerts.state <> 'active'
    returning id`)
  return (rows[0] as { id: number } | undefined)?.id ?? null
}

/**
 * Stores an unconfirmed alert and queues the mail with the confirmation link, in one transaction. The result does not
 * reveal whether the address is known: its owner reads in the mail what has happened.
 */
export async function requestAlert(payload: Payload, request: AlertRequest, now: Date): Promise<void> {
  const email = request.email.trim().toLowerCase()
  const person = personOf(email)
  const key = keyOf(person, request)
  const mailKey = `vehicle alert ${key} ${now.getTime()}`
  const owner = { email, person }
  const outbox = await mailOutbox(payload)

  const store = async (transaction: Transaction): Promise<Mail | null> => {
    await serialise(transaction, person)
    const known = await findForUpdate(transaction, key)
    const sinceLastMailMs = known ? now.getTime() - known.askedAt.getTime() : Infinity
    if (known?.state !== 'ended' && sinceLastMailMs >= 0 && sinceLastMailMs < minMailIntervalMs) return null
    const isNew = known === undefined || known.state === 'ended'
    if (isNew && (await countAlerts(transaction, person)) >= maxAlerts)
      return tooManyAlertsMail(owner, mailKey)
    const id = await storePending(transaction, request, { ...owner, key, now })
    if (id !== null) {
      const link = confirmationAddress(id, now)
      return confirmationMail(owner, { key: mailKey, kind: request.kind, link })
    }
    await transaction.tx.execute(
      sql`update vehicle_alerts set asked_at = ${timestamp(now)} where key = ${key}`,
    )
    return alreadyActiveMail(owner, mailKey)
  }

  await withTransaction(payload, async (transaction) => {
    const mail = await store(transaction)
    if (mail) await outbox.queue(transaction, mail)
  })
}
