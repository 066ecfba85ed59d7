import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, Payload, RichTextField } from 'payload'
import type { Audience } from '../cms/audience-fields.ts'
import type { SeedOwner } from './schema.ts'

type Ids = ReadonlyMap<string, number>

/** What the conversion of seeded content depends on: the documents it refers to, by slug or code, and the editor. */
export type References = {
  readonly dealers: Ids
  readonly groups: Ids
  readonly colours: Ids
  /** Converts Markdown into formatted text, as the editor stores it. */
  readonly formatted: (markdown: string) => never
}

/** All texts of dealers' content have the same editor. */
function createFormatter({ collections }: Payload): References['formatted'] {
  const field = collections.testimonials.config.flattenedFields.find(({ name }) => name === 'description')
  const editorConfig = editorConfigFactory.fromField({ field: field as unknown as RichTextField })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown }) as never
}

async function idsBy(payload: Payload, collection: CollectionSlug, field: 'slug' | 'code'): Promise<Ids> {
  const { docs } = await payload.find({
    collection,
    select: { [field]: true } as never,
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const rows = docs as unknown as readonly { id: number; slug?: string; code?: string }[]
  return new Map(rows.map((row) => [row[field] ?? '', row.id]))
}

/** Reads the seeded dealers, groups and colours. */
export async function findReferences(payload: Payload): Promise<References> {
  const [dealers, groups, colours] = await Promise.all([
    idsBy(payload, 'dealers', 'slug'),
    idsBy(payload, 'dealerGroups', 'slug'),
    idsBy(payload, 'colours', 'code'),
  ])
  return { dealers, groups, colours, formatted: createFormatter(payload) }
}

/** @throws Error when the document does not exist. */
export function idFor(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The content of dealers refers to ${key}, which does not exist.`)
  return id
}

export type AudienceData = { audience: Audience; dealer: number | null; group: number | null }

/** Returns where a seeded document is shown, as stored. */
export function audienceData({ dealer, group }: SeedOwner, { dealers, groups }: References): AudienceData {
  if (dealer !== undefined) return { audience: 'dealer', dealer: idFor(dealers, dealer), group: null }
  if (group !== undefined) return { audience: 'group', dealer: null, group: idFor(groups, group) }
  return { audience: 'every', dealer: null, group: null }
}
