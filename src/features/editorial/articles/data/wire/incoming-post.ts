import { z } from 'zod'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { slugOf, withHeadingIds } from '#platform/documents/heading-ids.ts'
import { plainText, safeHtml } from '#platform/documents/safe-html.ts'
import { list, requiredText, resolveWebAddress, text } from '#platform/service/readable.ts'
import type { Article, ArticleAuthor, ArticleLabel, ArticleSummary } from '../../article.ts'
import { articleSlug } from '../../rules/article-slug.ts'
import { readingMinutes } from '../../rules/reading-minutes.ts'
import { correctedAt } from '../article-of-document.ts'

/** The proportions of pictures, which the service does not state. */
const sizes = { wide: { width: 1200, height: 675 }, portrait: { width: 640, height: 640 } } as const

const slug = requiredText.pipe(z.string().regex(articleSlug))

const id = z.union([z.string(), z.number()]).transform(String).pipe(requiredText)

/** Text that may contain markup, of which nothing is left; null for none. */
const plain = text.transform((value) => (value === null ? null : plainText(value) || null))

/** A switch, as a boolean, a number or a word. */
const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((value) => ['true', '1', 'yes'].includes(String(value).trim().toLowerCase()))

const moment = text.transform((value) => {
  const time = value === null ? Number.NaN : Date.parse(value)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
})

const label = z.object({ slug, name: requiredText })

/** A picture: its address, alone or in an object. */
const image = z
  .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
  .nullish()
  .catch(null)
  .transform((address) => address?.trim() || null)

const post = z.object({
  slug,
  post_title: requiredText.transform(plainText).pipe(requiredText),
  excerpt: plain,
  quote: plain,
  category: text,
  featuredimg_url: image,
  full_width_image: image,
  featured_post: flag,
  tc_authors_slug: text,
  id: id.nullish().catch(null),
  image_alt: text,
  category_slugs: list(slug),
  tags: list(label),
  published_at: moment,
  reading_minutes: z.int().positive().nullish().catch(null),
})

const correction = z.object({ day: z.iso.date(), text: requiredText })

type IncomingPost = z.output<typeof post>

/** Reads entries one by one, so that one of them does not hide the others. A slug belongs to the first entry with it. */
function readEntries(entries: readonly unknown[]) {
  const bySlug = new Map<string, IncomingPost>()
  for (const entry of entries) {
    const { data } = post.safeParse(entry)
    if (data && !bySlug.has(data.slug)) bySlug.set(data.slug, data)
  }
  return { posts: [...bySlug.values()], unreadable: entries.length - bySlug.size }
}

/**
 * The response of `posts/tc/minimal`: its posts, and how many entries are not posts. A list of nothing but such entries is
 * invalid, because it must not be shown as "no articles".
 *
 * Source: requirements V-151 and V-315 to V-321; decision G-3.
 */
export const postsResponse = z
  .array(z.unknown())
  .transform(readEntries)
  .refine(({ posts, unreadable }) => posts.length > 0 || unreadable === 0)

/** The response of `posts/tc/post/{slug}`; null when there is no such article. */
export const postResponse = z
  .object({ ...post.shape, content: z.string(), corrections: list(correction) })
  .nullable()

/** The response of `authors/tc/author/{slug}`; null when there is no such author. Source: requirement V-322. */
export const authorResponse = z
  .object({
    ...{ slug, name: requiredText, role: text, description: plain, image },
    id: id.nullish().catch(null),
  })
  .nullable()

export type IncomingAuthor = NonNullable<z.output<typeof authorResponse>>

/** The response of `tags/tc/tag/{tag}`; null when there is no such tag. Source: requirements V-152 and V-323. */
export const tagResponse = z
  .object({ slug, name: text, count: z.coerce.number().pipe(z.int().nonnegative()) })
  .nullable()

function pictureAt(
  address: string | null,
  alt: string,
  baseUrl: string,
  size: (typeof sizes)[keyof typeof sizes],
): Picture | null {
  const src = resolveWebAddress(address, baseUrl)
  if (src === null) return null
  return {
    ...{ kind: 'upload', src, alt, ...size, focus: { x: 50, y: 40 } },
    ...{ avif: [], webp: [], share: null, caption: null, credit: null },
  }
}

/** Returns the categories that a list of names separated by commas states. Source: requirement V-151. */
function categoriesOf({ category, category_slugs: slugs }: IncomingPost): ArticleLabel[] {
  const names = (category ?? '')
    .split(',')
    .map((name) => plainText(name))
    .filter(Boolean)
  return names.flatMap((name, index) => {
    const own = slugs.length === names.length ? slugs[index] : undefined
    const segment = own ?? slugOf(name)
    return segment ? [{ slug: segment, name }] : []
  })
}

/** Returns the author in a response. @param baseUrl to which the address of the portrait is relative */
export function authorFrom(
  { slug: own, name, role, description, image: portrait }: IncomingAuthor,
  baseUrl: string,
): ArticleAuthor {
  return {
    ...{ slug: own, name, role, biography: description },
    picture: pictureAt(portrait, name, baseUrl, sizes.portrait),
  }
}

/**
 * Returns the article in a response.
 *
 * @param authors by the slug under which posts state them
 * @param baseUrl to which the addresses of pictures are relative
 */
export function summaryFrom(
  incoming: IncomingPost,
  authors: ReadonlyMap<string, ArticleAuthor>,
  baseUrl: string,
): ArticleSummary {
  const { post_title: title, excerpt, quote, tags, featured_post: featured } = incoming
  return {
    ...{ id: incoming.id ?? incoming.slug, slug: incoming.slug, title, excerpt: excerpt ?? '', quote },
    ...{ categories: categoriesOf(incoming), tags, featured },
    picture: pictureAt(
      incoming.featuredimg_url ?? incoming.full_width_image,
      incoming.image_alt ?? '',
      baseUrl,
      sizes.wide,
    ),
    author: authors.get(incoming.tc_authors_slug ?? '') ?? null,
    publishedAt: incoming.published_at,
    readingMinutes: incoming.reading_minutes ?? null,
  }
}

/** Returns the article in a response, with its text as safe HTML. */
export function articleFrom(
  incoming: NonNullable<z.output<typeof postResponse>>,
  authors: ReadonlyMap<string, ArticleAuthor>,
  baseUrl: string,
): Article {
  const { content, corrections, full_width_image: wide, featuredimg_url: card } = incoming
  const shown = { ...incoming, featuredimg_url: wide ?? card }
  const { html, headings } = withHeadingIds(safeHtml(content, baseUrl))
  return {
    ...summaryFrom(shown, authors, baseUrl),
    readingMinutes: incoming.reading_minutes ?? readingMinutes(plainText(content)),
    ...{ html, headings, corrections, correctedAt: correctedAt(corrections) },
  }
}
