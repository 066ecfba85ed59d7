import { pictureAddress, wholeFormat } from '#features/pictures/pictures/server.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import type { ArticleSummary } from '../article.ts'
import type { ArticleCard } from '../article-card.ts'
import { maxExcerptWords, maxTitleWords, truncateWords } from '../rules/article-grid.ts'

/** Widths of the pictures of cards, in pixels. */
const width = { large: 1200, small: 640 } as const

/** Returns an article as a card. Source: requirements V-149 to V-151. */
export function cardOf({
  slug,
  title,
  excerpt,
  categories,
  author,
  publishedAt,
  picture,
}: ArticleSummary): ArticleCard {
  return {
    ...{ slug, title: truncateWords(title, maxTitleWords), excerpt: truncateWords(excerpt, maxExcerptWords) },
    ...{ categories, author: author?.name ?? null },
    day: publishedAt === null ? null : calendarDayOf(new Date(publishedAt)),
    image: picture && {
      src: pictureAddress(picture, width.large, wholeFormat),
      small: pictureAddress(picture, width.small, wholeFormat),
    },
  }
}
