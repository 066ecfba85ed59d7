import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { cms } from '#platform/cms.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/** What our own services take in place of outside ones. */
export const ownServices = ['leadProvider', 'consent'] as const

export type OwnService = (typeof ownServices)[number]

/** Something that was handed over, as it was handed over. */
export type Handover = {
  readonly service: OwnService
  /** Whoever hands over the same key again has handed it over once. */
  readonly key: string
  readonly reference: string | null
  /** E-mail of the person it is about, by which it is found again. */
  readonly person: string
  readonly body: object
}

/** Keeps what is handed over, each key of a service once. */
export async function keepHandover(payload: Payload, handover: Handover): Promise<void> {
  const { drizzle } = postgresOf(payload)
  const { service, key, reference, person, body } = handover
  await drizzle.execute(sql`
    insert into handovers (key, service, reference, person, body)
    values (${`${service}:${key}`}, ${service}, ${reference}, ${person.trim().toLowerCase()},
      ${JSON.stringify(body)}::jsonb)
    on conflict (key) do nothing`)
}

/** What was handed over about a person, oldest first. */
export async function handoversAbout(
  person: string,
): Promise<readonly { readonly service: OwnService; readonly body: object; readonly at: string }[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'handovers',
    where: { person: { equals: person.trim().toLowerCase() } },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ service, body, createdAt }) => ({ service, body: body as object, at: createdAt }))
}

/** Deletes what was handed over about a person; how much it was. */
export async function forgetHandovers(person: string): Promise<number> {
  const { drizzle } = postgresOf(await cms())
  const { rowCount } = await drizzle.execute(
    sql`delete from handovers where person = ${person.trim().toLowerCase()}`,
  )
  return rowCount ?? 0
}

/** Deletes what was handed over before a moment; how much it was. */
export async function forgetHandoversBefore(moment: Date): Promise<number> {
  const { drizzle } = postgresOf(await cms())
  const { rowCount } = await drizzle.execute(
    sql`delete from handovers where created_at < ${moment.toISOString()}::timestamptz`,
  )
  return rowCount ?? 0
}
