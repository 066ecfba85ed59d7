import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { ownDealerOf } from '#features/people/accounts/cms.ts'
import { type Audience, audiences } from './audience-fields.ts'

type Owned = { readonly id?: number; readonly audience?: Audience | null; readonly dealer?: unknown }

/** Whether the newest version of a document, which an editor may have moved to another dealer, is the dealer's. */
async function isOwn(req: PayloadRequest, slug: string, id: number, own: number): Promise<boolean> {
  const newest = (await req.payload.findByID({
    ...{ collection: slug as CollectionSlug, id, draft: true, depth: 0, select: { dealer: true } as never },
    ...{ overrideAccess: true, disableErrors: true, trash: true },
    req: { transactionID: req.transactionID },
  })) as Owned | null
  return newest?.dealer === own
}

/**
 * Assigns what a dealer saves to that dealer, whatever the request says. For editors, clears the relation that the
 * audience does not use, so that a document of a group never stays the property of a dealer.
 *
 * @throws Forbidden for a document that an editor is moving to another dealer.
 */
export const assignAudience: CollectionBeforeValidateHook = async ({
  collection,
  data = {},
  originalDoc,
  req,
}) => {
  const own = ownDealerOf(req.user)
  if (own !== undefined) {
    if (originalDoc?.id && !(await isOwn(req, collection.slug, originalDoc.id, own)))
      throw new Forbidden(req.t)
    return { ...data, audience: 'dealer', dealer: own, group: null }
  }
  const audience = (data as Owned).audience ?? (originalDoc as Owned | undefined)?.audience
  if (!audience || !audiences.includes(audience)) return data
  return {
    ...data,
    ...(audience === 'dealer' ? {} : { dealer: null }),
    ...(audience === 'group' ? {} : { group: null }),
  }
}
