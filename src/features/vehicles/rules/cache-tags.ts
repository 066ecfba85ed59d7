/**
 * Under what the vehicle pages are cached. Everything about vehicles carries `vehicles`; a page of one range also
 * carries that range's tag, lists carry `list`.
 */
export const tags = {
  vehicles: 'vehicles',
  list: 'vehicles:list',
  range: (slug: string) => `vehicles:range:${slug}`,
} as const

/** What a change of these ranges' documents or models touches: the pages of the ranges and every list. */
export function tagsOfRanges(slugs: readonly string[]): string[] {
  return [tags.list, ...slugs.map(tags.range)]
}
