import type { RelationshipFieldManyValidation } from 'payload'
import { relationship } from 'payload/shared'

/** Rejects a model that another schedule has, drafts and trash excepted: only one of the two would be shown. */
export const validateModels: RelationshipFieldManyValidation = async (value, context) => {
  const models = (value ?? []).flatMap((model) => (typeof model === 'object' ? [] : [model]))
  const { req, id } = context
  if (models.length > 0) {
    const { docs } = await req.payload.find({
      collection: 'serviceSchedules',
      where: {
        models: { in: models },
        _status: { equals: 'published' },
        ...(id === undefined ? {} : { id: { not_equals: id } }),
      },
      select: { name: true },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
      req,
    })
    if (docs[0]) return `“${docs[0].name}” already has one of these models. A model has one schedule.`
  }
  return relationship(value, context)
}
