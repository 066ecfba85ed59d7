import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tagsOfModels } from '#platform/cache/tags.ts'

type ModelRelation = number | { id: number } | null | undefined

type Figures = { model?: ModelRelation }

async function codesOf(models: readonly ModelRelation[], req: PayloadRequest): Promise<string[]> {
  const ids = models.flatMap((model) => (typeof model === 'object' ? (model?.id ?? []) : (model ?? [])))
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'models',
    where: { id: { in: [...new Set(ids)] } },
    select: { code: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ code }) => code)
}

const purgeChanged: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const models = [doc, previousDoc].map((figures: Figures | undefined) => figures?.model)
  await invalidate(req, tagsOfModels(await codesOf(models, req)))
  return doc
}

const purgeDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await invalidate(req, tagsOfModels(await codesOf([(doc as Figures).model], req)))
}

/** Purges the cached pages of the model the figures are for, and of the model they were for before the change. */
export const figuresHooks: NonNullable<CollectionConfig['hooks']> = {
  afterChange: [purgeChanged],
  afterDelete: [purgeDeleted],
}
