import { pictureAddress, wholeFormat } from '#features/pictures/pictures/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { NewsCard } from '../news-card.ts'
import type { NewsItem } from '../news-item.ts'
import { truncatedTitle } from '../rules/truncated-title.ts'

/** Widths of the pictures of cards, in pixels. */
const width = { large: 1200, small: 640 } as const

/** Returns news as a card. @param language of its date */
export function cardOf(item: NewsItem, language: Language): NewsCard {
  const { slug, synopsis, intro, category, picture } = item
  const day = calendarDayOf(new Date(item.publishedAt))
  return {
    ...{
      slug,
      title: truncatedTitle(item.title),
      day,
      synopsis: synopsis || intro,
      category: category?.name ?? null,
    },
    date: formatDay(day, language),
    image: picture && {
      src: pictureAddress(picture, width.large, wholeFormat),
      small: pictureAddress(picture, width.small, wholeFormat),
      alt: picture.alt,
    },
  }
}
