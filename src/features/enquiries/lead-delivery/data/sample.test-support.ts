import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { DeliverySettings } from '#features/enquiries/enquiries/index.ts'
import type { Submission, SubmitOptions } from '#features/enquiries/enquiries/jobs.ts'
import type { DeliveryChannel, DeliveryChannelName } from '../delivery-channel.ts'
import { deliveryQueues } from '../queues.ts'
import { createDispatch } from './dispatch.ts'

/** A general enquiry of a fictitious person. */
export function sampleSubmission(own: Partial<Submission> = {}): Submission {
  return {
    formKey: randomUUID(),
    kind: 'contact',
    receivedAt: new Date('2026-11-20T08:00:00Z'),
    language: 'en',
    person: {
      fullName: 'Thandeka O’Neil',
      email: 'thandeka@example.co.za',
      phone: '+27 82 000 0000',
      preferredContact: 'email',
    },
    note: 'Please call after five.',
    subject: null,
    plan: null,
    dealer: null,
    marketing: null,
    page: '/contact',
    isSpam: false,
    requested: { model: null, colour: null, dealer: null, plan: { plan: '', seen: '' } },
    isUnresolved: false,
    ...own,
  }
}

/** A channel that records the keys of its deliveries and sends with the given function. */
export function sampleChannel(
  name: DeliveryChannelName,
  send: DeliveryChannel['send'] = async () => ({ accepted: true, detail: '250 taken' }),
): DeliveryChannel & { readonly sent: string[] } {
  const sent: string[] = []
  return {
    name,
    sent,
    appliesTo: () => true,
    send(delivery, signal) {
      sent.push(delivery.key)
      return send(delivery, signal)
    },
  }
}

export const sampleSettings: DeliverySettings = {
  leadBranches: [],
  dealerToLeadProvider: false,
  dealerCrm: { kind: 'none' },
  supportEmail: 'support@example.co.za',
}

/** Options with the e-mail and confirmation channels by default. */
export function sampleOptions({
  channels = [sampleChannel('email'), sampleChannel('confirmation')],
  ...own
}: Partial<SubmitOptions> & { readonly channels?: readonly DeliveryChannel[] } = {}): SubmitOptions {
  return {
    dispatch: createDispatch(channels),
    settings: sampleSettings,
    recordConsent: async () => {},
    ...own,
  }
}

/** Counts enquiries, deliveries and delivery jobs. */
export async function countAll(payload: Payload) {
  const count = async (query: ReturnType<typeof sql>) =>
    Number(((await payload.db.drizzle.execute(query)).rows[0] as { count: string }).count)
  const names = sql.join(
    deliveryQueues.map(({ name }) => sql`${name}`),
    sql`, `,
  )
  return {
    enquiries: await count(sql`select count(*) from enquiries`),
    deliveries: await count(sql`select count(*) from deliveries`),
    jobs: await count(sql`select count(*) from pgboss.job where name in (${names})`),
  }
}

/** Reads the key of the delivery of an enquiry by a channel. */
export async function keyOf(
  payload: Payload,
  reference: string,
  channel: DeliveryChannelName,
): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select d.key from deliveries d join enquiries e on e.id = d.enquiry_id
    where e.reference = ${reference} and d.channel = ${channel}`)
  return (rows[0] as { key: string }).key
}
