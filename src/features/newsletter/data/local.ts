import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf, recordConsent } from '#features/consent/jobs.ts'
import { config } from '#platform/config.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { mintLinkToken } from '#platform/link-token.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { SubscriberState, Subscription } from '../subscriber.ts'
import { confirmationMail, daysToConfirm } from './letters.ts'
import type { NewsletterService } from './port.ts'
import { confirmMessage } from './wire.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** Somebody who asks again is sent another mail only after this. Milliseconds. */
const betweenMailsMs = 5 * 60 * 1_000

type Known = { readonly id: number; readonly state: SubscriberState; readonly asked_at: string }

async function knownAs({ tx }: Transaction, email: string): Promise<Known | undefined> {
  const { rows } = await tx.execute(sql`
    select id, state, asked_at from subscribers where email = ${email} for update`)
  return rows[0] as Known | undefined
}

/** Who asked is kept as asked anew; whoever asked first is not overwritten while they are subscribed. */
async function keepAsPending(
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

/** Our own newsletter: an address counts once its owner followed the link sent to it. Source: decision V-4. */
export function localNewsletter(open: () => Promise<Payload>): NewsletterService {
  return {
    async subscribe(subscription) {
      const emailAddress = subscription.emailAddress.toLowerCase()
      if (!isMailAddress(emailAddress)) return { kind: 'invalidEmail' }
      const payload = await open()
      const outbox = await mailOutbox(payload)
      const now = siteClock().now()
      return withTransaction(payload, async (transaction) => {
        const asked = { kind: 'confirmByEmail', message: confirmMessage } as const
        const known = await knownAs(transaction, emailAddress)
        if (known?.state === 'subscribed') return { kind: 'alreadySignedUp' }
        const since = known?.state === 'pending' ? now.getTime() - Date.parse(known.asked_at) : Infinity
        if (since >= 0 && since < betweenMailsMs) return asked
        const id = await keepAsPending(transaction, { ...subscription, emailAddress }, now.toISOString())
        if (id === undefined) return { kind: 'alreadySignedUp' }
        const token = mintLinkToken('newsletter', String(id), now.getTime() + daysToConfirm * dayMs)
        const link = `${config().siteUrl}/newsletter/confirm/${token}`
        const key = `newsletter ${id} ${now.getTime()}`
        await outbox.queue(transaction, confirmationMail(emailAddress, { key, link }))
        return asked
      })
    },
  }
}

/** Counts somebody as a subscriber, and writes down that they agreed. False when they are not waiting any more. */
export async function confirmSubscriber(payload: Payload, id: number, at: Date): Promise<boolean> {
  return withTransaction(payload, async (transaction) => {
    const { rows } = await transaction.tx.execute(sql`
      update subscribers set state = 'subscribed', confirmed_at = ${at.toISOString()}::timestamptz, updated_at = now()
      where id = ${id} and state = 'pending' returning email`)
    const subscriber = rows[0] as { email: string } | undefined
    if (!subscriber) return stateIs(transaction, id, 'subscribed')
    const choice = { divisions: [], channel: 'Email', wordingVersion: 0 }
    await recordConsent(transaction, { email: subscriber.email, choice, source: 'newsletter', at })
    return true
  })
}

async function stateIs({ tx }: Transaction, id: number, state: SubscriberState): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from subscribers where id = ${id} and state = ${state}`)
  return rows.length > 0
}

/** Takes a person off the newsletter, in the transaction that writes down their wish. */
export async function endSubscription({ tx }: Transaction, person: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update subscribers set state = 'unsubscribed', left_at = ${at.toISOString()}::timestamptz, updated_at = now()
    where person = ${person} and state <> 'unsubscribed'`)
}
