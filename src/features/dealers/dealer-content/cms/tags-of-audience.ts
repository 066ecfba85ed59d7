import type { PayloadRequest } from 'payload'
import { tags } from '#platform/cache/tags.ts'

/** Where a document is shown, as stored. */
export type AudienceOf = {
  readonly audience?: string | null
  readonly dealer?: number | { readonly id: number; readonly slug?: string | null } | null
}

/**
 * Returns the cache tags that a change of the document expires: the pages of its dealer, or of all dealers when it is
 * shown at several.
 */
export async function tagsOfAudience(
  { audience, dealer }: AudienceOf,
  req: PayloadRequest,
): Promise<string[]> {
  if (audience !== 'dealer') return [tags.dealers.all]
  if (!dealer) return []
  if (typeof dealer === 'object' && dealer.slug) return [tags.dealers.dealer(dealer.slug)]
  const found = await req.payload.findByID({
    collection: 'dealers',
    id: typeof dealer === 'object' ? dealer.id : dealer,
    depth: 0,
    draft: false,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return found?.slug ? [tags.dealers.dealer(found.slug)] : []
}
