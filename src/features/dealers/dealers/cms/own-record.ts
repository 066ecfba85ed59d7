import { isDeepStrictEqual } from 'node:util'
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { ownDealerOf } from '#features/people/accounts/cms.ts'
import { publishedBefore } from '#platform/cache/publishing-hooks.ts'
import { removalHooks } from '#platform/references/removal.ts'
import { ownFields } from './own-fields.ts'

type Document = Readonly<Record<string, unknown>>

/** Members of a document that differ between its versions and that no one edits. */
const bookkeeping: readonly string[] = ['id', 'createdAt', 'updatedAt', '_status', 'deletedAt']

const refuse = (message: string, status: 403 | 409) => new APIError(message, status, null, true)

/** Returns the fields of editors, in the form in which they are stored. */
function fieldsOfEditors(document: Document): unknown {
  const entries = Object.entries(document).filter(
    ([name, value]) =>
      !ownFields.includes(name) && !bookkeeping.includes(name) && value !== null && value !== undefined,
  )
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)))
}

/**
 * Lets a dealer publish changes of its own record only: not a record that is not public yet, and not together with what
 * an editor prepares.
 *
 * @throws APIError 403 for a record that is not public, 409 while an editor prepares changes of other fields.
 */
export const publishOwnChangesOnly: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || ownDealerOf(req.user) === undefined || data._status !== 'published')
    return data
  const published = publishedBefore<Document>(req, 'dealers', originalDoc?.id)
  if (!published)
    throw refuse('Head office puts a dealer on the site. Your changes are kept as a draft.', 403)
  if (!isDeepStrictEqual(fieldsOfEditors(published), fieldsOfEditors(originalDoc as Document))) {
    throw refuse(
      'Head office is preparing other changes of this dealer. Ask it to publish or discard them. Yours are kept as a draft.',
      409,
    )
  }
  return data
}

/** Keeps a dealer from taking its own record off the site. */
export const keepOnSite = removalHooks(async ({ req }) => {
  if (ownDealerOf(req.user) === undefined) return
  throw refuse('Only head office takes a dealer off the site.', 403)
})

/**
 * Refuses a dealer's restoring of a version, which would bring back the fields of editors too.
 *
 * @throws APIError 403
 */
export const refuseRestoring: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'restoreVersion' || ownDealerOf(req.user) === undefined) return
  throw refuse('Only head office restores a version, because it holds more than your own details.', 403)
}
