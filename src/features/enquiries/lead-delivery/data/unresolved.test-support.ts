import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Lookups } from '#features/enquiries/enquiries/jobs.ts'
import { type StoredForm, type StoreOptions, storeEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { cachedLookups } from '#features/enquiries/enquiries/server.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { adfOf } from '../adf/adf.ts'
import { confirmationChannel } from '../channels/confirmation.ts'
import { crmChannel } from '../channels/crm.ts'
import { emailChannel } from '../channels/email.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { attemptDelivery, NotDelivered } from './attempt.ts'
import { dispatch } from './dispatch.ts'
import { localMailer } from './local-mailer.ts'
import { sampleSubmission } from './sample.test-support.ts'

const site = 'https://www.example.co.za'

/** A validated form about a vehicle at a dealer. */
export function filledForm(own: Partial<StoredForm['entries']> = {}, kind: StoredForm['kind'] = 'vehicle') {
  const { person } = sampleSubmission()
  const noPlan = { plan: '', seen: '' }
  return {
    kind,
    key: randomUUID() as string,
    entries: {
      person,
      note: 'Please call.',
      marketing: null,
      subjectCodes: { model: 'N35', colour: '040', dealer: 'bryanston' },
      plan: noPlan,
      ...own,
    },
    metadata: { spamTrap: '', elapsedMs: 30_000, page: '/vehicles/hilux', language: 'en' },
  } as const satisfies StoredForm
}

/** Stores a form as the site does. */
export const storeForm = (payload: Payload, form: StoredForm, own: Partial<StoreOptions> = {}) =>
  storeEnquiry(payload, form, { dispatch, lookups: cachedLookups, ...own })

/** Returns lookups of which the named ones throw while `isFailing` returns true. */
export function failingLookups(
  lookups: Lookups,
  isFailing: () => boolean,
  names: readonly (keyof Lookups)[] = Object.keys(lookups) as (keyof Lookups)[],
): Lookups {
  const failing = names.map((name) => [
    name,
    async (...args: readonly never[]) => {
      if (isFailing()) throw new Error('The database is starting up.')
      return (lookups[name] as (...args: readonly never[]) => unknown)(...args)
    },
  ])
  return { ...lookups, ...Object.fromEntries(failing) }
}

/** Returns the real channels with a mail transport and a dealer system that record what they receive. */
export function recordingChannels() {
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
    emailChannel(() => localMailer(transport, site), { warn: () => {} }),
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

type WaitingJob = { readonly key: string; readonly channel: string }

/** Returns the waiting deliveries that have a job, as the worker would find them. */
export async function findWaitingJobs(payload: Payload): Promise<readonly WaitingJob[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select d.key, d.channel from deliveries d
    where d.state = 'waiting' and exists (
      select from pgboss.job where name = 'deliver-' || d.channel and data->>'key' = d.key)
    order by d.id`)
  return rows as unknown as readonly WaitingJob[]
}

type AttemptAllOptions = {
  readonly channels: readonly DeliveryChannel[]
  readonly lookups: Lookups
  readonly signal?: AbortSignal
}

/** Attempts every waiting delivery once, concurrently. @returns the number of deliveries to retry. */
export async function attemptAll(
  payload: Payload,
  { channels, lookups, signal = new AbortController().signal }: AttemptAllOptions,
): Promise<number> {
  const jobs = await findWaitingJobs(payload)
  const results = await Promise.allSettled(
    jobs.map(({ key }) => attemptDelivery(payload, key, channels, { signal, lookups })),
  )
  const failed = results.filter((each) => each.status === 'rejected')
  for (const { reason } of failed) if (!(reason instanceof NotDelivered)) throw reason
  return failed.length
}
