import { calendarDayOf } from '#platform/time/clock.ts'
import type { NewsCard } from '../news-card.ts'
import type { NewsArticle } from '../news-item.ts'
import {
  categoriesOf,
  type Selection,
  type Shelf,
  selectionAt,
  selectionPath,
  selectNews,
  yearsOf,
} from '../rules/archive.ts'
import { moreNews } from '../rules/more-news.ts'
import { newsListPath, newsPath } from '../rules/news-paths.ts'
import { cardOf } from './card-of-news.ts'
import { findNews, listNews, listNewsOrEmpty } from './news.ts'

/** What a page of news shows. JSON-serialisable. */
export type NewsListing = {
  readonly path: string
  readonly selection: Selection
  /** The year, or the name of the category; null for the latest news. */
  readonly name: string | null
  readonly cards: readonly NewsCard[]
  readonly years: readonly Shelf[]
  readonly categories: readonly Shelf[]
}

/** An article among other news. */
export type ArticlePage = {
  readonly article: NewsArticle
  readonly more: readonly NewsCard[]
}

const dayOf = (publishedAt: string) => calendarDayOf(new Date(publishedAt))

/**
 * Finds a page of news; null for an address that is none, and for a year or a category without news.
 *
 * @param segments of the address below `/news`
 * @throws ServiceUnavailable when the news could not be read.
 * Source: requirement C-321.
 */
export async function findNewsListing(segments: readonly string[]): Promise<NewsListing | null> {
  const selection = selectionAt(segments)
  if (!selection) return null
  const all = await listNews()
  const chosen = selectNews(all, selection, dayOf)
  if (chosen.length === 0 && selection.kind !== 'latest') return null
  const path = selectionPath(selection)
  const [years, categories] = [yearsOf(all, dayOf), categoriesOf(all)]
  const name = [...years, ...categories].find((shelf) => shelf.path === path)?.name ?? null
  return { ...{ path, selection, name, years, categories }, cards: chosen.map((item) => cardOf(item, 'en')) }
}

/**
 * Finds the page of a news article; null when there is none, or its moment has not come.
 *
 * @throws ServiceUnavailable when the news could not be read.
 * Source: requirement C-320.
 */
export async function findArticlePage(slug: string): Promise<ArticlePage | null> {
  const article = await findNews(slug)
  if (!article) return null
  return { article, more: moreNews(await listNews(), article).map((item) => cardOf(item, 'en')) }
}

/** A page of news among all pages of the site. */
type ListedNewsPage = { readonly path: string; readonly title: string }

const firstPage: ListedNewsPage = { path: newsListPath, title: 'News' }

/** Lists every page of news, for the site map; only the first page while the news cannot be read. */
export async function listNewsPages(): Promise<ListedNewsPage[]> {
  const news = await listNewsOrEmpty()
  const shelves = [...yearsOf(news, dayOf), ...categoriesOf(news)]
  return [
    firstPage,
    ...shelves.map(({ path, name }) => ({ path, title: `News: ${name}` })),
    ...news.map(({ slug, title }) => ({ path: newsPath(slug), title })),
  ]
}

const isBelowNews = (path: string) => path.startsWith(`${newsListPath}/`) || path.startsWith(newsPath(''))

/** Finds the pages of news among these paths. The news are read only when one of them may be a page of some. */
export async function findNewsPages(paths: readonly string[]): Promise<ListedNewsPage[]> {
  const all = paths.some(isBelowNews) ? await listNewsPages() : [firstPage]
  return all.filter(({ path }) => paths.includes(path))
}
