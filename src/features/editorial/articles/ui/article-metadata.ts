import type { Metadata } from 'next'
import { shareImage } from '#features/pictures/pictures/server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { ArticleListing, FoundArticle } from '../data/article-pages.ts'
import { articlePath, authorPath, feedPath } from '../rules/article-paths.ts'

const feed = { 'application/rss+xml': feedPath }

/** The metadata of the page of an article. */
export function articleMetadata({ article }: Pick<FoundArticle, 'article'>): Metadata {
  const { slug, title, excerpt, publishedAt, correctedAt, picture, author, categories, tags } = article
  const path = articlePath(slug)
  const description = excerpt || title
  return {
    ...{ title: { absolute: pageTitle(title) }, description },
    alternates: { canonical: path, types: feed },
    openGraph: {
      ...{ type: 'article', url: path, title, description },
      ...(publishedAt && { publishedTime: publishedAt, modifiedTime: correctedAt ?? publishedAt }),
      ...(author && { authors: [authorPath(author.slug)] }),
      ...(categories[0] && { section: categories[0].name }),
      tags: tags.map(({ name }) => name),
      images: picture ? [shareImage(picture, picture.alt || title)] : [],
    },
  }
}

const descriptionOf = {
  author: (name: string) => `Articles by ${name}, the latest first.`,
  category: (name: string) => `Articles in the category ${name}, the latest first.`,
  tag: (name: string) => `Articles about ${name}, the latest first.`,
} as const

/** The metadata of the page of an author, a category or a tag. */
export function listingMetadata({ kind, path, name, author }: ArticleListing): Metadata {
  const title = `${name} · Connect`
  const description = author?.biography || descriptionOf[kind](name)
  const images = author?.picture ? [shareImage(author.picture, author.picture.alt || name)] : []
  return {
    ...{ title: { absolute: pageTitle(title) }, description },
    alternates: { canonical: path, types: feed },
    openGraph: { type: kind === 'author' ? 'profile' : 'website', url: path, title, description, images },
  }
}
