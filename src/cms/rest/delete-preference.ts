import { type Endpoint, NotFound, type SanitizedConfig, UnauthorizedError } from 'payload'
import { ownCollections } from '#platform/payload-internals/names.ts'

const collection = ownCollections.preferences

/**
 * Deletes what the admin notes for a person under a key. Payload's own route deletes by a condition on a relationship
 * to several collections, which its database adapter turns into a statement that Postgres refuses.
 */
const deletePreference: Endpoint = {
  path: '/:key',
  method: 'delete',
  handler: async (req) => {
    const { payload, user, routeParams } = req
    if (!user) throw new UnauthorizedError(req.t)
    const own = { 'user.value': { equals: user.id }, 'user.relationTo': { equals: user.collection } }
    const where = { key: { equals: String(routeParams?.key) }, ...own }
    const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, req })
    if (!docs[0]) throw new NotFound(req.t)
    const deleted = await payload.delete({ collection, id: docs[0].id, depth: 0, req })
    return Response.json({ ...deleted, message: req.t('general:deletedSuccessfully') })
  },
}

/** Puts a route to delete preferences in the place of Payload's. */
export function replacePreferenceDeletion(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === collection)
  if (preferences?.endpoints) preferences.endpoints = [deletePreference, ...preferences.endpoints]
  return config
}
