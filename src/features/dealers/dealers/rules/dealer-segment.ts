/**
 * Path segments below `/dealers` that are not dealers: `/dealers/groups/marula-motor-group`, and the pages of the
 * template of all dealers, which are not public.
 */
export const reservedSegments: readonly string[] = ['groups', 'template']

/**
 * Returns the segment of a path that names a dealer or a region; null for every other path, which then needs no lookup.
 *
 * Source: requirements V-282 and C-369; decision C-12.
 */
export function dealerSegment(path: string): string | null {
  const [, root, segment] = path.split('/')
  return root === 'dealers' && segment && !reservedSegments.includes(segment) ? segment : null
}

/** Returns the segment of a path that names a group of dealers; null for every other path. Source: requirement D-078. */
export function groupSegment(path: string): string | null {
  const [, root, groups, segment] = path.split('/')
  return root === 'dealers' && groups === 'groups' && segment && !reservedSegments.includes(segment)
    ? segment
    : null
}
