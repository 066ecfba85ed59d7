/** The page of all news. Source: requirement C-321. */
export const newsListPath = '/news'

/** Returns the path of the page of a news item. Source: requirements C-186 and C-320. */
export const newsPath = (slug: string): string => `/discover/news/${encodeURIComponent(slug)}`
