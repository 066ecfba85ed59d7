import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { blocksOf } from '../payload-internals/blocks.ts'
import { execute } from '../payload-internals/postgres.ts'
import { tableOf } from '../payload-internals/tables.ts'
import { type Blocks, isRow, isSameTarget, type Reference, referencesIn } from './references-in.ts'
import { overridesReferences } from './removal.ts'
import { kindOf } from './title-of.ts'

type Fields = Parameters<typeof referencesIn>[1]

const rowsSchema = z.array(z.object({ id: z.number() }))

/** Returns the ids that exist outside the trash, and locks their rows against removal until the transaction ends. */
async function lockExisting(slug: string, ids: readonly number[], req: PayloadRequest): Promise<number[]> {
  const table = tableOf(req.payload, slug)
  const outsideTrash = table.deletedAt ? sql`and ${table.deletedAt} is null` : sql``
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await execute(
    req,
    sql`select ${table.id} as id from ${table} where ${table.id} in (${list}) ${outsideTrash} order by ${table.id} for key share`,
  )
  return rowsSchema.parse(rows).map(({ id }) => id)
}

/** Returns references in the new data that the document did not have before. */
function addedReferences(data: object, before: unknown, fields: Fields, blocks: Blocks): Reference[] {
  const existing = isRow(before) ? referencesIn(before, fields, blocks) : []
  return referencesIn(data as Record<string, unknown>, fields, blocks).filter(
    (reference) => !reference.harmless && !existing.some((one) => isSameTarget(one, reference)),
  )
}

/**
 * Rejects added references to documents that do not exist or are in the trash. References from before the save are not
 * checked, so that a page with a broken link can still be saved. The targets' rows are locked against removal.
 *
 * @throws APIError 400
 */
async function requireTargets(references: readonly Reference[], req: PayloadRequest): Promise<void> {
  const bySlug = Map.groupBy(references, ({ collection }) => collection)
  for (const [slug, targets] of [...bySlug].sort(([a], [b]) => a.localeCompare(b))) {
    const collection = req.payload.collections[slug as keyof typeof req.payload.collections]
    if (!collection) continue
    const ids = [...new Set(targets.map(({ id }) => Number(id)))].filter(Number.isSafeInteger)
    const existing = new Set(ids.length > 0 ? await lockExisting(slug, ids, req) : [])
    const missing = targets.find(({ id }) => !existing.has(Number(id)))
    if (!missing) continue
    const message = `The ${kindOf(collection.config)} chosen in the field “${missing.field}” does not exist or is in the trash. Choose another.`
    throw new APIError(message, 400, null, true)
  }
}

export const requireNewTargets: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (overridesReferences(req)) return data
  const blocks = blocksOf(req.payload)
  await requireTargets(addedReferences(data, originalDoc, collection.flattenedFields, blocks), req)
  return data
}

export const requireNewTargetsOfGlobal: GlobalBeforeChangeHook = async ({
  data,
  global,
  originalDoc,
  req,
}) => {
  if (overridesReferences(req)) return data
  const blocks = blocksOf(req.payload)
  await requireTargets(addedReferences(data, originalDoc, global.flattenedFields, blocks), req)
  return data
}
