import type { NewsItem } from '../news-item.ts'

/** The number of other news below an article. */
const maxMore = 3

/** Returns other news to read after an article: those of its category first, then the latest. */
export function moreNews(
  items: readonly NewsItem[],
  article: Pick<NewsItem, 'slug' | 'category'>,
): NewsItem[] {
  const others = items.filter(({ slug }) => slug !== article.slug)
  const ofCategory = others.filter(
    ({ category }) => article.category !== null && category?.name === article.category.name,
  )
  const rest = others.filter((item) => !ofCategory.includes(item))
  return [...ofCategory, ...rest].slice(0, maxMore)
}
