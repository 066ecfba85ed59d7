import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tagsOfModels } from '#platform/cache/tags.ts'

/** A model as a document of figures refers to it. */
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

const expire: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const models = [doc, previousDoc].map((figures: Figures | undefined) => figures?.model)
  await invalidate(req, tagsOfModels(await codesOf(models, req)))
  return doc
}

const expireDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await invalidate(req, tagsOfModels(await codesOf([(doc as Figures).model], req)))
}

/** Expires what shows the figures of a model, of the one they are for now and the one they were for. */
export const figuresHooks: NonNullable<CollectionConfig['hooks']> = {
  afterChange: [expire],
  afterDelete: [expireDeleted],
}
