import { z } from 'zod'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { plainText, safeHtml } from '#platform/documents/safe-html.ts'
import { list, requiredText, resolveWebAddress, text } from '#platform/service/readable.ts'
import type { NewsArticle, NewsItem } from '../../news-item.ts'
import { newestFirst } from '../../rules/order.ts'
import { momentOf } from './moment.ts'

/** Proportions of a picture; the specification has no size. */
const pictureSize = { width: 1200, height: 800 }

/** What the last segment of an address can be without escapes. */
const slugPattern = /^[0-9A-Za-z][\w.~-]{0,159}$/

const prose = text.transform((value) => (value === null ? '' : plainText(value)))

const moment = requiredText.transform(momentOf).pipe(z.string())

const category = z
  .object({
    id: z
      .union([z.number(), z.string().regex(/^\d{1,6}$/)])
      .nullish()
      .catch(null)
      .transform((value) => Number(value ?? 0)),
    name: requiredText,
  })
  .nullish()
  .catch(null)

const correction = z.object({ day: z.iso.date(), text: requiredText })

/** A news article in the spelling of a news service. Source: requirement C-183; decision G-10. */
const incomingNews = z.object({
  id: z.union([z.string(), z.number()]).transform(String).pipe(requiredText),
  slug: requiredText.pipe(z.string().regex(slugPattern)),
  title: requiredText.transform(plainText).pipe(z.string().min(1)),
  high_image_url: text,
  image_alt: text,
  date_time: moment,
  synopsis: prose,
  intro_copy: prose,
  category,
  content: text,
  corrections: list(correction),
})

export type IncomingNews = z.output<typeof incomingNews>

/** Reads entries one by one, so that one of them does not hide the others. A slug belongs to the first entry with it. */
function readEntries(entries: readonly unknown[]) {
  const bySlug = new Map<string, IncomingNews>()
  for (const entry of entries) {
    const { data } = incomingNews.safeParse(entry)
    if (data && !bySlug.has(data.slug)) bySlug.set(data.slug, data)
  }
  return { news: [...bySlug.values()], unreadable: entries.length - bySlug.size }
}

/**
 * The response of `articles`: the news in its `data`, and how many entries are not news. A list of nothing but such entries
 * is invalid, because it must not be shown as "no news".
 *
 * Source: requirements C-183 and C-366; decision G-3.
 */
export const newsResponse = z
  .object({ data: z.array(z.unknown()) })
  .transform(({ data }) => readEntries(data))
  .refine(({ news, unreadable }) => news.length > 0 || unreadable === 0)

function pictureAt(address: string | null, alt: string, baseUrl: string): Picture | null {
  const src = resolveWebAddress(address, baseUrl)
  if (src === null) return null
  return {
    ...{ kind: 'upload', src, alt, ...pictureSize, focus: { x: 50, y: 50 } },
    ...{ avif: [], webp: [], share: null, caption: null, credit: null },
  }
}

/** Returns news of a service for lists. @param baseUrl to which the addresses of its pictures are relative */
function newsItemFrom(incoming: IncomingNews, baseUrl: string): NewsItem {
  const { id, slug, title, high_image_url, image_alt, date_time, synopsis, intro_copy, category } = incoming
  return {
    ...{ id, slug, title, publishedAt: date_time, synopsis, intro: intro_copy, category: category ?? null },
    picture: pictureAt(high_image_url, image_alt ?? '', baseUrl),
  }
}

/** Returns the news of a service for lists, the newest first. */
export const newsItemsFrom = (incoming: readonly IncomingNews[], baseUrl: string): NewsItem[] =>
  incoming.map((each) => newsItemFrom(each, baseUrl)).sort(newestFirst)

/** Returns an item of a service with its text, sanitised. */
export function newsArticleFrom(incoming: IncomingNews, baseUrl: string): NewsArticle {
  return {
    ...newsItemFrom(incoming, baseUrl),
    html: safeHtml(incoming.content ?? '', baseUrl),
    corrections: incoming.corrections,
  }
}
