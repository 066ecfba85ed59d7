type Related = { readonly slug: string; readonly code: string; readonly bodyType: string | null }

/** The most there are beside each other. Source: requirement C-151. */
const most = 4

/** FNV-1a, 32 bits: a number that looks like chance and is the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * The ranges shown beside a range: others of its body type, in an order that changes with the day and the page, and
 * is the same for everybody who looks. None when the path's last part is no range.
 *
 * Source: requirements C-148 to C-151; decisions C-10 and C-18.
 *
 * @param path of the page; its last part names the range
 * @param today as `2026-11-20`
 */
export function relatedRanges<Range extends Related>(
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
    .slice(0, most)
    .map(({ range }) => range)
}
