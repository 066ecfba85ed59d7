import type { Payload } from 'payload'
import { z } from 'zod'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/cms.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type CookieNotice, cookieCategories } from '../cookie-notice.ts'

const words = z.string().trim().min(1)
const category = z.object({ title: words, text: words })

/** A notice with every word in place. A stored one is complete in English alone when translations are missing. */
const completeNotice = z.object({
  title: words,
  text: words,
  usedCarsText: words,
  labels: z.object({
    acceptAll: words,
    rejectAll: words,
    choose: words,
    save: words,
    alwaysOn: words,
    privacyNotice: words,
  }),
  categories: z.object({ necessary: category, statistics: category, marketing: category }),
  revision: z.int().positive().catch(1),
})

/** The notice from what is stored in one language; null while a word is missing. */
function cookieNoticeOf(stored: unknown, language: Language): CookieNotice | null {
  const { data } = completeNotice.safeParse(stored)
  if (!data) return null
  const categories = cookieCategories.map((key) => ({ category: key, ...data.categories[key] }))
  return { ...data, language, categories }
}

/** The notice as it is stored in one language; null while a word is missing. */
export async function readCookieNotice(payload: Payload, language: Language): Promise<CookieNotice | null> {
  const stored = await payload.findGlobal({
    slug: 'cookie-notice',
    locale: language,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  })
  return cookieNoticeOf(stored, language)
}

/**
 * The words of the cookie notice, in English where the translation is not complete. Null when nobody has written
 * any: then there is no notice.
 */
export function cookieNotice(language: Language): Promise<CookieNotice | null> {
  const read = async () => {
    const payload = await cms()
    return (await readCookieNotice(payload, language)) ?? readCookieNotice(payload, 'en')
  }
  return cached(caches.cookieNotice, ['cookie notice', language], read)
}
