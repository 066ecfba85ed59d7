import type { PayloadRequest } from 'payload'
import { tagsOfRanges } from '#platform/cache/tags.ts'

/** A range as a document refers to it. */
export type RangeRelation = number | { id: number; slug?: string | null }

/** What a change of a document that belongs to a range touches: the range's pages and every list. */
export async function tagsOfRangeIn({ range }: { range?: RangeRelation | null }, req: PayloadRequest) {
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
