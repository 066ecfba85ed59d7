import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf, recordConsent } from '#features/people/consent/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { createLinkToken } from '#platform/http/link-token.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { config } from '#platform/process/config.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { SubscriberState, Subscription } from '../subscriber.ts'
import { confirmationMail, daysToConfirm } from './confirmation-mail.ts'
import type { NewsletterService } from './port.ts'
import { confirmMessage } from './wire.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** Minimum time between two confirmation mails to one address. */
const minMailIntervalMs = 5 * 60 * 1_000

type StoredSubscriber = { readonly id: number; readonly state: SubscriberState; readonly asked_at: string }

async function findForUpdate({ tx }: Transaction, email: string): Promise<StoredSubscriber | undefined> {
  const { rows } = await tx.execute(sql`
    select id, state, asked_at from subscribers where email = ${email} for update`)
  return rows[0] as StoredSubscriber | undefined
}

/** Stores a pending subscription. Overwrites an earlier one unless it is subscribed; then returns undefined. */
async function storePending(
  { tx }: Transaction,
  { firstName, lastName, emailAddress }: Subscription,
  now: string,
): Promise<number | undefined> {
  const { rows } = await tx.execute(sql`
    insert into subscribers (email, first_name, last_name, state, person, asked_at)
    values (${emailAddress}, ${firstName}, ${lastName}, 'pending', ${personOf(emailAddress)}, ${now}::timestamptz)
    on conflict (email) do update
      set first_name = excluded.first_name, last_name = excluded.last_name, state = 'pending',
        asked_at = excluded.asked_at, left_at = null, updated_at = now()
      where subscribers.state <> 'subscribed'
    returning id`)
  return (rows[0] as { id: number } | undefined)?.id
}

/** The newsletter in our own database, with confirmation by mail (double opt-in). Source: decision V-4. */
export function localNewsletter(open: () => Promise<Payload>): NewsletterService {
  return {
    async subscribe(subscription) {
      const emailAddress = subscription.emailAddress.toLowerCase()
      if (!isMailAddress(emailAddress)) return { kind: 'invalidEmail' }
      const payload = await open()
      const outbox = await mailOutbox(payload)
      const now = siteClock().now()
      return withTransaction(payload, async (transaction) => {
        const confirmByEmail = { kind: 'confirmByEmail', message: confirmMessage } as const
        const known = await findForUpdate(transaction, emailAddress)
        if (known?.state === 'subscribed') return { kind: 'alreadySignedUp' }
        const sinceLastMailMs =
          known?.state === 'pending' ? now.getTime() - Date.parse(known.asked_at) : Infinity
        if (sinceLastMailMs >= 0 && sinceLastMailMs < minMailIntervalMs) return confirmByEmail
        const id = await storePending(transaction, { ...subscription, emailAddress }, now.toISOString())
        if (id === undefined) return { kind: 'alreadySignedUp' }
        const token = createLinkToken('newsletter', String(id), now.getTime() + daysToConfirm * dayMs)
        const link = `${config().siteUrl}/newsletter/confirm/${token}`
        const key = `newsletter ${id} ${now.getTime()}`
        await outbox.queue(transaction, confirmationMail(emailAddress, { key, link }))
        return confirmByEmail
      })
    },
  }
}

/** Subscribes a pending subscriber and records the consent. @returns false when it is deleted or unsubscribed. */
export async function confirmSubscriber(payload: Payload, id: number, at: Date): Promise<boolean> {
  return withTransaction(payload, async (transaction) => {
    const { rows } = await transaction.tx.execute(sql`
      update subscribers set state = 'subscribed', confirmed_at = ${at.toISOString()}::timestamptz, updated_at = now()
      where id = ${id} and state = 'pending' returning email`)
    const subscriber = rows[0] as { email: string } | undefined
    if (!subscriber) return hasState(transaction, id, 'subscribed')
    const choice = { divisions: [], channel: 'Email', wordingVersion: 0 }
    await recordConsent(transaction, { email: subscriber.email, choice, source: 'newsletter', at })
    return true
  })
}

async function hasState({ tx }: Transaction, id: number, state: SubscriberState): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from subscribers where id = ${id} and state = ${state}`)
  return rows.length > 0
}

/** Ends the subscription of a person, in the transaction that records the refusal. */
export async function endSubscription({ tx }: Transaction, person: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update subscribers set state = 'unsubscribed', left_at = ${at.toISOString()}::timestamptz, updated_at = now()
    where person = ${person} and state <> 'unsubscribed'`)
}
