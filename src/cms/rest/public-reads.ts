import { APIError, type CollectionConfig } from 'payload'
import { roleOf } from '#features/people/accounts/cms.ts'

/** Maximum number of documents per request for callers that are not signed-in users. */
const maxPageSize = 100

/** `currentDepth` is set when Payload itself populates relationships. */
type ReadArgs = { limit?: number; pagination?: boolean; draft?: boolean; currentDepth?: number }

/** @throws APIError when the public or a program may not read this. */
function checkPublic({ limit, pagination, draft, currentDepth }: ReadArgs): void {
  if (currentDepth !== undefined) return
  if (draft) throw new APIError('Drafts are for editors who are signed in.', 403)
  if (pagination === false || limit === 0 || (limit ?? 0) > maxPageSize)
    throw new APIError(`At most ${maxPageSize} documents are returned at once.`, 400)
}

/**
 * Adds a hook that prevents REST callers without a user session, including programs with a service key, from reading
 * drafts or too many documents at once. Payload's internal queries, such as the lookup of a key, are not limited.
 */
export function withBoundedReads<Collection extends CollectionConfig>(collection: Collection): Collection {
  const limitReads: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>[number] = ({
    args,
    overrideAccess,
    req,
  }) => {
    const role = roleOf(req.user)
    const isUser = role !== undefined && role !== 'service'
    if (req.payloadAPI === 'REST' && !overrideAccess && !isUser) checkPublic(args as ReadArgs)
  }
  const { hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [limitReads, ...(hooks?.beforeOperation ?? [])] },
  }
}
