import { z } from 'zod'
import { shareImage } from '#features/pictures/pictures/server.ts'
import type { NewsArticle, NewsItem } from '../../news-item.ts'

/**
 * A news article in the spelling of the contract. `category.id`, `image_alt`, `content` and `corrections` are our
 * extensions.
 *
 * Source: requirement C-183; decision G-10.
 */
export const wireNews = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  high_image_url: z.url().nullable(),
  image_alt: z.string().nullable(),
  date_time: z.iso.datetime(),
  synopsis: z.string(),
  intro_copy: z.string(),
  category: z.object({ id: z.number(), name: z.string() }).nullable(),
  content: z.string().optional().describe('The text as HTML, for a request with a slug'),
  corrections: z.array(z.object({ day: z.iso.date(), text: z.string() })).optional(),
})

/**
 * Converts news to the contract's spelling.
 *
 * @param siteUrl origin of this site, which the paths of its pictures need
 */
export function wireNewsOf(item: NewsItem | NewsArticle, siteUrl: string): z.infer<typeof wireNews> {
  const { id, slug, title, picture, publishedAt, synopsis, intro, category } = item
  return {
    ...{ id, slug, title, date_time: publishedAt, synopsis, intro_copy: intro, category },
    high_image_url: picture && new URL(shareImage(picture).url, siteUrl).href,
    image_alt: picture?.alt || null,
    ...('html' in item && { content: item.html, corrections: [...item.corrections] }),
  }
}
