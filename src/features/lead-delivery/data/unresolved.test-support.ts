import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Lookups } from '#features/enquiries/jobs.ts'
import { type StoredForm, type StoreOptions, storeEnquiry } from '#features/enquiries/jobs.ts'
import { cachedLookups } from '#features/enquiries/server.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { adfOf } from '../adf/adf.ts'
import { confirmationChannel } from '../channels/confirmation.ts'
import { crmChannel } from '../channels/crm.ts'
import { emailChannel } from '../channels/email.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { attemptDelivery, NotDelivered } from './attempt.ts'
import { dispatch } from './dispatch.ts'
import { ownMailer } from './own-mail.ts'
import { sampleSubmission } from './sample.test-support.ts'

const site = 'https://www.example.co.za'

/** A form as it was checked, about a vehicle at a dealer. */
export function filledForm(own: Partial<StoredForm['entries']> = {}, kind: StoredForm['kind'] = 'vehicle') {
  const { person } = sampleSubmission()
  const nothing = { plan: '', seen: '' }
  return {
    kind,
    key: randomUUID() as string,
    entries: {
      person,
      note: 'Please call.',
      marketing: null,
      about: { model: 'N35', colour: '040', dealer: 'bryanston' },
      plan: nothing,
      ...own,
    },
    envelope: { trap: '', elapsedMs: 30_000, page: '/vehicles/hilux', language: 'en' },
  } as const satisfies StoredForm
}

/** Stores a form as the site does. */
export const storeForm = (payload: Payload, form: StoredForm, own: Partial<StoreOptions> = {}) =>
  storeEnquiry(payload, form, { dispatch, lookups: cachedLookups, ...own })

/** Lookups of which some throw while `isFailing` says so. */
export function failingLookups(
  lookups: Lookups,
  isFailing: () => boolean,
  names: readonly (keyof Lookups)[] = Object.keys(lookups) as (keyof Lookups)[],
): Lookups {
  const failing = names.map((name) => [
    name,
    async (...asked: readonly never[]) => {
      if (isFailing()) throw new Error('The database is starting up.')
      return (lookups[name] as (...asked: readonly never[]) => unknown)(...asked)
    },
  ])
  return { ...lookups, ...Object.fromEntries(failing) }
}

/** The real channels, with a mail server and dealers' systems that note what they are given. */
export function notingChannels() {
  const mails: Mail[] = []
  const adf: string[] = []
  const transport = () => ({
    async send(mail: Mail) {
      mails.push(mail)
      return { messageId: mail.key, detail: '250' }
    },
  })
  const crm = crmChannel(() => ({ siteUrl: site, mailFrom: 'no-reply@example.co.za' }))
  const channels: readonly DeliveryChannel[] = [
    emailChannel(() => ownMailer(transport, site), { warn: () => {} }),
    confirmationChannel(transport, () => site),
    {
      ...crm,
      async send({ enquiry }) {
        if (enquiry.subject) adf.push(adfOf({ enquiry, recipients: ['a@b.co.za'] }, enquiry.subject, site))
        return { accepted: true, detail: 'taken' }
      },
    },
  ]
  return { mails, adf, channels }
}

type Waiting = { readonly key: string; readonly channel: string }

/** The deliveries of all enquiries for which there is a job, as the deliverer would find them. */
export async function jobsWaiting(payload: Payload): Promise<readonly Waiting[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select d.key, d.channel from deliveries d
    where d.state = 'waiting' and exists (
      select from pgboss.job where name = 'deliver-' || d.channel and data->>'key' = d.key)
    order by d.id`)
  return rows as unknown as readonly Waiting[]
}

type Attempts = {
  readonly channels: readonly DeliveryChannel[]
  readonly lookups: Lookups
  readonly signal?: AbortSignal
}

/** Attempts every waiting delivery once, all at the same time. @returns how many have to be tried again. */
export async function attemptAll(
  payload: Payload,
  { channels, lookups, signal = new AbortController().signal }: Attempts,
): Promise<number> {
  const jobs = await jobsWaiting(payload)
  const ended = await Promise.allSettled(
    jobs.map(({ key }) => attemptDelivery(payload, key, channels, { signal, lookups })),
  )
  const failed = ended.filter((each) => each.status === 'rejected')
  for (const { reason } of failed) if (!(reason instanceof NotDelivered)) throw reason
  return failed.length
}
