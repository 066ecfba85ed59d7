import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { whereUsed } from './where-used.ts'

/** As many as an editor reads in one message. */
const mostNamed = 5

/** What a page still shows is not deleted: its place would be empty without anybody having decided so. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await whereUsed({ collection: collection.slug, id }, req)
  if (uses.length === 0) return
  const more = uses.length > mostNamed ? ` and ${uses.length - mostNamed} more` : ''
  const named = uses.slice(0, mostNamed).join(', ')
  throw new APIError(`This is still used by ${named}${more}. Take it out there first.`, 409, null, true)
}
