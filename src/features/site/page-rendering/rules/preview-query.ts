import type { CalendarDay } from '#platform/time/clock.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

const languages = ['en', 'af', 'zu'] as const
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Parses the language and day of a preview; defaults to English and today. */
export function parsePreviewQuery(
  query: Query,
  today: CalendarDay,
): { language: (typeof languages)[number]; day: CalendarDay } {
  const { lang, at } = query
  const day = typeof at === 'string' && dayPattern.test(at) && !Number.isNaN(Date.parse(at)) ? at : today
  return { language: languages.find((language) => language === lang) ?? 'en', day: day as CalendarDay }
}
