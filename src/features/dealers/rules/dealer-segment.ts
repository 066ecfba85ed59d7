/** What stands below `/dealers` and is no dealer: `/dealers/groups/marula-motor-group`. */
export const reservedSegments: readonly string[] = ['groups']

/**
 * The part of a path that names a dealer, or a region; null on every other path, so that nothing is looked up for it.
 *
 * Source: requirements V-282 and C-369; decision C-12.
 */
export function dealerSegment(path: string): string | null {
  const [, room, segment] = path.split('/')
  return room === 'dealers' && segment && !reservedSegments.includes(segment) ? segment : null
}
