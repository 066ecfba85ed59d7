import type { PayloadRequest } from 'payload'
import { tagsOfRanges } from '#platform/cache/tags.ts'

/** A relation to a range: an id, or the loaded range. */
export type RangeRelation = number | { id: number; slug?: string | null }

/** Returns the cache tags that a change to a document of a range invalidates: the range's pages and every list. */
export async function tagsOfReferencedRange(
  { range }: { range?: RangeRelation | null },
  req: PayloadRequest,
) {
  if (!range) return tagsOfRanges([])
  if (typeof range === 'object' && range.slug) return tagsOfRanges([range.slug])
  const found = await req.payload.findByID({
    collection: 'ranges',
    id: typeof range === 'object' ? range.id : range,
    depth: 0,
    draft: false,
    disableErrors: true,
    req,
  })
  return tagsOfRanges(found?.slug ? [found.slug] : [])
}
