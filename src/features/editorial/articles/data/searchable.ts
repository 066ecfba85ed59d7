import { textOfHtml } from '#platform/documents/escape-html.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import type { Article } from '../article.ts'
import { type ArticlePageKind, articlePageAt } from '../rules/article-paths.ts'
import { findArticle } from './articles.ts'
import { readFullArticles } from './local.ts'
import { findArticlePages } from './pages.ts'

/** A page of the magazine for the search. */
export type SearchableArticlePage = {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly keywords: readonly string[]
  readonly texts: readonly string[]
}

const summaries: Readonly<Record<Exclude<ArticlePageKind, 'article'>, string>> = {
  author: 'Articles by this author in our magazine.',
  category: 'Articles of this category in our magazine.',
  tag: 'Articles on this subject in our magazine.',
}

/** Reads articles with their texts: our own with one query and uncached, because each is read once for the index. */
async function readArticles(slugs: readonly string[]): Promise<readonly Article[]> {
  if (slugs.length === 0) return []
  if (!config().articlesApiUrl) return readFullArticles(await cms(), slugs)
  const found = await Promise.all(slugs.map(findArticle))
  return found.filter((article) => article !== null)
}

/** Reads what the search contains about the pages of the magazine among these paths. @throws ServiceUnavailable */
export async function readSearchableArticlePages(
  paths: readonly string[],
): Promise<readonly SearchableArticlePage[]> {
  const requested = paths.flatMap((path) => {
    const page = articlePageAt(path)
    return page ? [{ path, ...page }] : []
  })
  const lists = requested.flatMap(({ path, kind }) => (kind === 'article' ? [] : [{ path, kind }]))
  const pathOf = new Map(requested.map(({ slug, path, kind }) => [`${kind} ${slug}`, path]))
  const [articles, titled] = await Promise.all([
    readArticles(requested.filter(({ kind }) => kind === 'article').map(({ slug }) => slug)),
    findArticlePages(lists.map(({ path }) => path)),
  ])
  const titles = new Map(titled.map(({ path, title }) => [path, title]))
  return [
    ...articles.flatMap(({ slug, title, excerpt, author, categories, tags, html, headings }) => ({
      ...{ path: pathOf.get(`article ${slug}`) ?? '', title, summary: excerpt, texts: [textOfHtml(html)] },
      keywords: [
        ...['article', 'magazine', ...(author ? [author.name] : [])],
        ...[...categories, ...tags].map(({ name }) => name),
        ...headings.map(({ text }) => text),
      ],
    })),
    ...lists.flatMap(({ path, kind }) => {
      const title = titles.get(path)
      return title === undefined
        ? []
        : [{ path, title, summary: summaries[kind], keywords: ['magazine'], texts: [] }]
    }),
  ]
}
