import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import type { RestRequest } from '#tests/access/rest.ts'
import { examplePicture } from '#tests/uploads/index.ts'
import { filledValues } from './filled-document.test-support.ts'
import { localizedFields, type StoredText, storedTexts } from './localized-texts.test-support.ts'

/** A collection, or a global. */
export type Entity = {
  readonly slug: string
  readonly global: boolean
  readonly drafts: boolean
  /** A published text cannot be changed, so it is translated while it is a draft. */
  readonly staysAsPublished: boolean
  readonly fields: readonly FlattenedField[]
  /** Names of its localized fields, including those of its blocks. */
  readonly localized: readonly string[]
}

export function entityOf(payload: Payload, slug: string): Entity {
  const collection = payload.collections[slug as CollectionSlug]?.config
  const config = collection ?? payload.config.globals.find((global) => global.slug === slug)
  if (!config) throw new Error(`There is neither a collection nor a global ${slug}.`)
  const blocks = slug === 'pages' ? (payload.config.blocks ?? []) : []
  const owners = [config, ...blocks]
  return {
    slug,
    global: !collection,
    drafts: typeof config.versions === 'object' && Boolean(config.versions.drafts),
    staysAsPublished: slug === 'consentTexts',
    fields: config.flattenedFields,
    localized: owners.flatMap((owner) => localizedFields(owner.slug, owner.fields)),
  }
}

/** Removes the seed content of a global, which is translated. */
async function clearGlobal(payload: Payload, slug: string): Promise<void> {
  const table = slug.replaceAll('-', '_')
  for (const name of [table, `_${table}_v`])
    await payload.db.drizzle.execute(sql`delete from ${sql.identifier(name)}`)
}

type Send = (path: string, options: RestRequest) => Promise<{ doc?: { id: number } }>

/** Fills every localized text of a document in English only; returns its path below `/api`. */
export async function fillInEnglish(payload: Payload, entity: Entity, send: Send): Promise<string> {
  const { slug, fields, drafts, global, staysAsPublished } = entity
  const data = await filledValues(payload, fields)
  if (slug === 'media') {
    const file = await examplePicture()
    return `${slug}/${(await payload.create({ collection: slug, data, file } as never)).id}`
  }
  const address = global ? `globals/${slug}` : slug
  if (global) await clearGlobal(payload, slug)
  const body = drafts && !staysAsPublished ? { ...data, _status: 'published' } : data
  const created = await send(`${address}?locale=en&draft=${staysAsPublished}`, { method: 'POST', body })
  return global ? address : `${slug}/${created.doc?.id}`
}

export const idIn = (address: string): string => address.split('/')[1] ?? ''

/** The localized texts of a document as they are stored, in all languages. */
export async function textsOf(payload: Payload, entity: Entity, address: string): Promise<StoredText[]> {
  const { slug, fields, global } = entity
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: true } as const
  const stored: unknown = global
    ? await payload.findGlobal({ slug: slug as GlobalSlug, ...options })
    : await payload.findByID({ collection: slug as CollectionSlug, id: idIn(address), ...options })
  return storedTexts(payload, slug, fields, stored as Record<string, unknown>)
}

export const isEmpty = (text: unknown): boolean => text === undefined || text === null || text === ''

/** The texts of a document in other languages than English. */
export async function translationsOf(payload: Payload, entity: Entity, address: string): Promise<string[]> {
  const texts = await textsOf(payload, entity, address)
  return texts.flatMap(({ field, texts: { en: _, ...others } }) =>
    Object.entries(others).flatMap(([language, text]) => (isEmpty(text) ? [] : [`${language} ${field}`])),
  )
}
