import { APIError, type CollectionConfig } from 'payload'
import { roleOf } from '#features/accounts/cms.ts'

/** The most documents a caller gets at once who is no person that is signed in. */
const largestPage = 100

/** `currentDepth` is set on what Payload itself fetches to fill the relationships of what was asked for. */
type Asked = { limit?: number; pagination?: boolean; draft?: boolean; currentDepth?: number }

/** @throws APIError when it is not for the public, or a program, to ask. */
function checkPublic({ limit, pagination, draft, currentDepth }: Asked): void {
  if (currentDepth !== undefined) return
  if (draft) throw new APIError('Drafts are for editors who are signed in.', 403)
  if (pagination === false || limit === 0 || (limit ?? 0) > largestPage)
    throw new APIError(`At most ${largestPage} documents are given at once.`, 400)
}

/**
 * Adds to a collection that REST callers who are not signed in, programs with a key among them, read no drafts and a
 * bounded number of documents at once. What Payload asks for itself, such as whose key it was given, is not bounded.
 */
export function withBoundedReads<Collection extends CollectionConfig>(collection: Collection): Collection {
  const bound: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>[number] = ({
    args,
    overrideAccess,
    req,
  }) => {
    const role = roleOf(req.user)
    const isPerson = role !== undefined && role !== 'service'
    if (req.payloadAPI === 'REST' && !overrideAccess && !isPerson) checkPublic(args as Asked)
  }
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [bound, ...(hooks?.beforeOperation ?? [])] } }
}
