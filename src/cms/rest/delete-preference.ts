import { type Endpoint, NotFound, type SanitizedConfig, UnauthorizedError } from 'payload'
import { internalCollections } from '#platform/payload-internals/names.ts'

const collection = internalCollections.preferences

/**
 * Deletes a preference of the user. Payload's own route deletes with a condition on a polymorphic relationship, for
 * which its database adapter creates invalid SQL.
 */
const deletePreference: Endpoint = {
  path: '/:key',
  method: 'delete',
  handler: async (req) => {
    const { payload, user, routeParams } = req
    if (!user) throw new UnauthorizedError(req.t)
    const ofUser = { 'user.value': { equals: user.id }, 'user.relationTo': { equals: user.collection } }
    const where = { key: { equals: String(routeParams?.key) }, ...ofUser }
    const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, req })
    if (!docs[0]) throw new NotFound(req.t)
    const deleted = await payload.delete({ collection, id: docs[0].id, depth: 0, req })
    return Response.json({ ...deleted, message: req.t('general:deletedSuccessfully') })
  },
}

/** Replaces Payload's route that deletes preferences. */
export function replacePreferenceDeletion(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === collection)
  if (preferences?.endpoints) preferences.endpoints = [deletePreference, ...preferences.endpoints]
  return config
}
