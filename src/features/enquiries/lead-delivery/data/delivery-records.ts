import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'

/** Services that this site provides itself while no external one is configured. */
export const localServices = ['leadProvider', 'consent'] as const

export type LocalService = (typeof localServices)[number]

/** A lead or consent that one of our own services received, unchanged. */
export type DeliveryRecord = {
  readonly service: LocalService
  /** Idempotent: a key of a service is stored once. */
  readonly key: string
  readonly reference: string | null
  /** E-mail of the person it is about. */
  readonly email: string
  readonly body: object
}

const normalised = (email: string) => email.trim().toLowerCase()

/** Stores a delivery record unless its key is already stored for the service. */
export async function storeDeliveryRecord(payload: Payload, record: DeliveryRecord): Promise<void> {
  const { drizzle } = postgresOf(payload)
  const { service, key, reference, body } = record
  await drizzle.execute(sql`
    insert into handovers (key, service, reference, person, body)
    values (${`${service}:${key}`}, ${service}, ${reference}, ${normalised(record.email)},
      ${JSON.stringify(body)}::jsonb)
    on conflict (key) do nothing`)
}

/** Returns the records about a person, oldest first. */
export async function findDeliveryRecords(
  email: string,
): Promise<readonly { readonly service: LocalService; readonly body: object; readonly at: string }[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'handovers',
    where: { person: { equals: normalised(email) } },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ service, body, createdAt }) => ({ service, body: body as object, at: createdAt }))
}

/** Deletes the records about a person. @returns the number of deleted records. */
export async function deleteDeliveryRecords(email: string): Promise<number> {
  const { drizzle } = postgresOf(await cms())
  const { rowCount } = await drizzle.execute(sql`delete from handovers where person = ${normalised(email)}`)
  return rowCount ?? 0
}

/** Deletes the records received before a time. @returns the number of deleted records. */
export async function deleteDeliveryRecordsBefore(time: Date): Promise<number> {
  const { drizzle } = postgresOf(await cms())
  const { rowCount } = await drizzle.execute(
    sql`delete from handovers where created_at < ${time.toISOString()}::timestamptz`,
  )
  return rowCount ?? 0
}
