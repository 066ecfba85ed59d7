import { APIError, type CollectionConfig } from 'payload'

/** The most documents an anonymous caller gets at once. */
const largestPage = 100

/**
 * `currentDepth` is set on what Payload itself fetches to fill the relationships of what was asked for,
 * `overrideAccess` on what a hook of ours fetches on the way; no caller can set either.
 */
type Asked = {
  limit?: number
  pagination?: boolean
  draft?: boolean
  currentDepth?: number
  overrideAccess?: boolean
}

/** @throws APIError when it is not for an anonymous caller to ask. */
function checkPublic({ limit, pagination, draft, currentDepth, overrideAccess }: Asked): void {
  if (currentDepth !== undefined || overrideAccess) return
  if (draft) throw new APIError('Drafts are for editors who are signed in.', 403)
  if (pagination === false || limit === 0 || (limit ?? 0) > largestPage)
    throw new APIError(`At most ${largestPage} documents are given at once.`, 400)
}

/** Adds to a collection that REST callers who are not signed in read published documents, a bounded number at once. */
export function withBoundedReads<Collection extends CollectionConfig>(collection: Collection): Collection {
  const bound: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>[number] = ({
    args,
    req,
  }) => {
    if (req.payloadAPI === 'REST' && !req.user) checkPublic(args as Asked)
  }
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [bound, ...(hooks?.beforeOperation ?? [])] } }
}
