import type { NewsItem } from '../news-item.ts'
import { newsListPath } from './news-paths.ts'

/** Which news a page lists. Source: requirement C-321. */
export type Selection =
  | { readonly kind: 'latest' }
  | { readonly kind: 'year'; readonly year: string }
  | { readonly kind: 'category'; readonly slug: string }

/** Something by which visitors choose news: a year or a category, with the number of its news. */
export type Shelf = { readonly path: string; readonly name: string; readonly count: number }

/** Returns the name of a category as part of an address: `Company news` becomes `company-news`. */
export const categorySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns what the segments of an address below `/news` select: none, a year, or a category; null for others. */
export function selectionAt(segments: readonly string[]): Selection | null {
  const [first, second, ...more] = segments
  if (first === undefined) return { kind: 'latest' }
  if (second === undefined) return /^20\d{2}$/.test(first) ? { kind: 'year', year: first } : null
  return first === 'category' && more.length === 0 && /^[a-z0-9-]+$/.test(second)
    ? { kind: 'category', slug: second }
    : null
}

/** Returns the path of a page of news. */
export function selectionPath(selection: Selection): string {
  if (selection.kind === 'year') return `${newsListPath}/${selection.year}`
  return selection.kind === 'category' ? `${newsListPath}/category/${selection.slug}` : newsListPath
}

/** The year of news in Johannesburg. @param dayOf returns the calendar day of a moment */
type DayOf = (publishedAt: string) => string

const slugOfItem = ({ category }: NewsItem) => (category ? categorySlug(category.name) : '')

/** Returns the news of a selection, in their order. */
export function selectNews(items: readonly NewsItem[], selection: Selection, dayOf: DayOf): NewsItem[] {
  if (selection.kind === 'latest') return [...items]
  return items.filter((item) =>
    selection.kind === 'year'
      ? dayOf(item.publishedAt).startsWith(`${selection.year}-`)
      : slugOfItem(item) === selection.slug,
  )
}

/** Returns the years of which there are news, the latest first. */
export function yearsOf(items: readonly NewsItem[], dayOf: DayOf): Shelf[] {
  const byYear = Map.groupBy(items, (item) => dayOf(item.publishedAt).slice(0, 4))
  return [...byYear]
    .map(([year, news]) => ({ path: selectionPath({ kind: 'year', year }), name: year, count: news.length }))
    .sort((a, b) => (a.name < b.name ? 1 : -1))
}

/** Returns the categories of which there are news, by their names. */
export function categoriesOf(items: readonly NewsItem[]): Shelf[] {
  const bySlug = Map.groupBy(
    items.filter((item) => slugOfItem(item) !== ''),
    slugOfItem,
  )
  return [...bySlug]
    .map(([slug, news]) => ({
      path: selectionPath({ kind: 'category', slug }),
      name: news[0]?.category?.name ?? slug,
      count: news.length,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Returns news by month, in their order: `2026-11` and its news. */
export function byMonth<Dated extends { readonly day: string }>(
  cards: readonly Dated[],
): { readonly month: string; readonly cards: readonly Dated[] }[] {
  return [...Map.groupBy(cards, ({ day }) => day.slice(0, 7))].map(([month, ofMonth]) => ({
    month,
    cards: ofMonth,
  }))
}
