type Related = { readonly slug: string; readonly code: string; readonly bodyType: string | null }

/** Source: requirement C-151. */
const maxRanges = 4

/** 32-bit FNV-1a hash: pseudo-random and the same in every process. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * Returns up to four other ranges with the body type of the page's range, in an order that changes with the day and the
 * page and is the same for all visitors. Empty when the path's last segment is not a range.
 *
 * Source: requirements C-148 to C-151; decisions C-10 and C-18.
 *
 * @param path of the page; its last segment is the range's slug
 * @param today as `2026-11-20`
 */
export function findRelatedRanges<Range extends Related>(
  ranges: readonly Range[],
  path: string,
  today: string,
): Range[] {
  const slug = path.split('/').filter(Boolean).at(-1)
  const current = ranges.find((range) => range.slug === slug)
  if (!current?.bodyType) return []
  return ranges
    .filter(({ bodyType, code }) => bodyType === current.bodyType && code !== current.code)
    .map((range) => ({ range, rank: hashOf(`${path} ${today} ${range.code}`) }))
    .sort((a, b) => a.rank - b.rank || a.range.code.localeCompare(b.range.code))
    .slice(0, maxRanges)
    .map(({ range }) => range)
}
