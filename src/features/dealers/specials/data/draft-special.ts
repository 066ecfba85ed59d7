import { hasRole } from '#features/people/accounts/server.ts'
import { cms } from '#platform/process/cms.ts'
import type { Special } from '../special.ts'
import { specialOf } from './special-of-document.ts'

/** The newest version of a special, published or not; `refused` when the user writes no specials. */
export type DraftSpecial =
  | { readonly state: 'refused' }
  | { readonly state: 'missing' }
  | { readonly state: 'found'; readonly special: Special }

/**
 * Finds the newest version of a special, which its dealer and editors see.
 *
 * @param headers request headers with the session of the user
 */
export async function findDraftSpecial(id: string, headers: Headers): Promise<DraftSpecial> {
  const payload = await cms()
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  if (!user || !hasRole({ user }, 'admin', 'editor', 'dealer')) return { state: 'refused' }
  const { docs } = await payload.find({
    ...{ collection: 'specials', where: { id: { equals: Number(id) } }, draft: true, depth: 1, limit: 1 },
    ...{ overrideAccess: false, user, pagination: false },
  })
  const [document] = docs
  return document?.title ? { state: 'found', special: specialOf(document) } : { state: 'missing' }
}
