import { z } from 'zod'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { pictureAddress } from '#features/pictures/pictures/server.ts'
import type { Article, ArticleAuthor, ArticleSummary, CountedLabel } from '../../article.ts'

/** Widths of the pictures of articles and of portraits, in pixels. */
const widths = { card: 960, full: 1600, portrait: 640 } as const

const label = z.object({ slug: z.string(), name: z.string() })

/** An author in the spelling of the article service. `slug` and `image` are specified. */
export const wireAuthor = z.object({
  id: z.string().describe('What author_id filters by: the slug'),
  slug: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  description: z.string().nullable(),
  image: z.url().nullable(),
})

/**
 * An article in the spelling of the article service. What follows `authorData` is our extension.
 *
 * Source: requirement V-151; decision G-10.
 */
export const wirePost = z.object({
  slug: z.string(),
  post_title: z.string(),
  excerpt: z.string(),
  quote: z.string(),
  category: z.string().describe('Names of categories, separated by commas'),
  featuredimg_url: z.url().nullable(),
  full_width_image: z.url().nullable(),
  featured_post: z.boolean(),
  tc_authors_slug: z.string().nullable(),
  id: z.string(),
  image_alt: z.string().nullable(),
  category_slugs: z.array(z.string()).describe('In the order of the names'),
  tags: z.array(label),
  published_at: z.string().nullable(),
  reading_minutes: z.int().nullable(),
})

/** An article with its text. Our extension. */
export const wireFullPost = wirePost.extend({
  content: z.string().describe('HTML'),
  corrections: z.array(z.object({ day: z.string(), text: z.string() })),
})

/** A tag with the number of its articles. Source: requirements V-152 and V-323. */
export const wireTag = z.object({ slug: z.string(), name: z.string(), count: z.int() })

type At = (picture: Picture | null, width: (typeof widths)[keyof typeof widths]) => string | null

/** Returns a function for the complete addresses of pictures. @param siteUrl origin of this site */
const addressesAt =
  (siteUrl: string): At =>
  (picture, width) =>
    picture && new URL(pictureAddress(picture, width), siteUrl).href

/** Converts an article to the spelling of the service. @param siteUrl origin of this site, which pictures need */
export function wirePostOf(article: ArticleSummary, siteUrl: string): z.infer<typeof wirePost> {
  const addressOf = addressesAt(siteUrl)
  const { id, slug, title, excerpt, quote, categories, tags, picture, featured, author } = article
  return {
    ...{ slug, post_title: title, excerpt, quote: quote ?? '' },
    // A comma within a name would be read as the end of the name.
    category: categories.map(({ name }) => name.replaceAll(',', ' ')).join(','),
    featuredimg_url: addressOf(picture, widths.card),
    full_width_image: addressOf(picture, widths.full),
    featured_post: featured,
    tc_authors_slug: author?.slug ?? null,
    ...{ id, image_alt: picture?.alt || null },
    category_slugs: categories.map((category) => category.slug),
    tags: tags.map((tag) => ({ slug: tag.slug, name: tag.name })),
    published_at: article.publishedAt,
    reading_minutes: article.readingMinutes,
  }
}

/** Converts an article with its text. */
export function wireFullPostOf(article: Article, siteUrl: string): z.infer<typeof wireFullPost> {
  const { html, corrections } = article
  return {
    ...wirePostOf(article, siteUrl),
    content: html,
    corrections: corrections.map(({ day, text }) => ({ day, text })),
  }
}

/** Converts an author. */
export function wireAuthorOf(author: ArticleAuthor, siteUrl: string): z.infer<typeof wireAuthor> {
  const { slug, name, role, biography, picture } = author
  return {
    ...{ id: slug, slug, name, role, description: biography },
    image: addressesAt(siteUrl)(picture, widths.portrait),
  }
}

/** Converts a category or a tag. */
export const wireTagOf = ({ slug, name, count }: CountedLabel): z.infer<typeof wireTag> => ({
  slug,
  name,
  count,
})
