/** Under what is cached that shows dealers. Everything about them carries `dealers`; one dealer's page also its tag. */
export const tags = {
  dealers: 'dealers',
  list: 'dealers:list',
  dealer: (slug: string) => `dealers:dealer:${slug}`,
} as const

/** What a change of one dealer touches: every list of dealers and its own page. */
export function tagsOfDealer(slug: string): string[] {
  return [tags.list, tags.dealer(slug)]
}
