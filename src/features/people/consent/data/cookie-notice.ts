import type { Payload } from 'payload'
import { z } from 'zod'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { type CookieNotice, cookieCategories } from '../cookie-notice.ts'

const requiredText = z.string().trim().min(1)
const category = z.object({ title: requiredText, text: requiredText })

/** A complete notice. A stored translation may be incomplete. */
const completeNotice = z.object({
  title: requiredText,
  text: requiredText,
  usedCarsText: requiredText,
  labels: z.object({
    acceptAll: requiredText,
    rejectAll: requiredText,
    choose: requiredText,
    save: requiredText,
    alwaysOn: requiredText,
    privacyNotice: requiredText,
  }),
  categories: z.object({ necessary: category, statistics: category, marketing: category }),
  revision: z.int().positive().catch(1),
})

/** Parses the stored notice of one language; null when it is incomplete. */
function cookieNoticeOf(stored: unknown, language: Language): CookieNotice | null {
  const { data } = completeNotice.safeParse(stored)
  if (!data) return null
  const categories = cookieCategories.map((key) => ({ category: key, ...data.categories[key] }))
  return { ...data, language, categories }
}

/** Reads the notice in one language; null when it is incomplete. */
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
 * Returns the cookie notice, in English when the translation is incomplete. Null when it was never entered; then no
 * notice is displayed.
 */
export function cookieNotice(language: Language): Promise<CookieNotice | null> {
  const read = async () => {
    const payload = await cms()
    return (await readCookieNotice(payload, language)) ?? readCookieNotice(payload, 'en')
  }
  return cached(caches.cookieNotice, ['cookie notice', language], read)
}
