import type { Language } from '#platform/i18n/languages.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { FeedItem } from '../feed-item.ts'

type Props = { item: FeedItem; language: Language; className?: string }

/** The category and the day of an article; nothing without both. Source: requirement C-188. */
export function FeedFacts({ item: { category, publishedAt }, language, className = '' }: Props) {
  if (!category && !publishedAt) return null
  return (
    <p className={`flex flex-wrap gap-x-3 text-ink-2 text-small ${className}`}>
      {category ? <span className="wrap-anywhere">{category}</span> : null}
      {publishedAt ? (
        <time dateTime={publishedAt}>{formatDay(calendarDayOf(new Date(publishedAt)), language)}</time>
      ) : null}
    </p>
  )
}
