/** Leads carry the whole name as the first; the last is this word. Source: decision D-1; requirements D-150, D-185. */
export const noLastName = 'na'

/** Rand, as leads write money: 269750, or 4332.61. */
export function inRand(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
