/** Under what pages are cached. Every page made of blocks carries `pages`, its own tag, and what is shown by many. */
export const tags = {
  pages: 'pages',
  /** Which pages there are, and what they are called: links, menus, breadcrumbs. */
  list: 'pages:list',
  page: (path: string) => `pages:page:${path}`,
  redirects: 'pages:redirects',
  /**
   * Lists of what blocks show of other documents, as their features keep them: the paint of an illustration, the
   * address and name of what a link leads to. Changed pictures expire everything.
   */
  shown: ['pages:list', 'vehicles', 'vehicles:list', 'dealers:list'],
} as const

/** What a change of a page touches: itself, and the lists that name it. */
export function tagsOfPage(path: string): string[] {
  return [tags.page(path), tags.list]
}
