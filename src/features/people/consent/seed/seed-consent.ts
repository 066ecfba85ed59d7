import type { Payload } from 'payload'
import { languages } from '#platform/i18n/languages.ts'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { pickLanguage } from './pick-language.ts'
import { consentFile, cookieNoticeFile, type SeedConsentText, type SeedCookieNotice } from './schema.ts'

/** Seeds the first version of each consent text, and the cookie notice. */
export async function consentSeeding(): Promise<Seeding> {
  const [{ texts }, notice] = await Promise.all([
    readContentFile('settings/consent.json', consentFile),
    readContentFile('settings/cookie-notice.json', cookieNoticeFile),
  ])
  return {
    total: texts.length + 1,
    async run(payload, count) {
      for (const text of texts) count(await seedText(payload, text))
      count(await seedNotice(payload, notice))
    },
  }
}

/** Publishes a text after all its languages are stored, as a published text cannot change. */
async function seedText(payload: Payload, { title, purpose, validFrom, ...localisedTexts }: SeedConsentText) {
  const { id, made } = await ensureDocument(
    payload,
    'consentTexts',
    { purpose: { equals: purpose } },
    () => ({
      title,
      purpose,
      validFrom: `${validFrom}T12:00:00.000Z`,
      ...pickLanguage(localisedTexts, 'en'),
      _status: 'draft',
    }),
  )
  if (!made) return false
  for (const locale of languages.slice(1)) {
    const data = { ...pickLanguage(localisedTexts, locale), _status: 'draft' as const }
    await payload.update({ collection: 'consentTexts', id, locale, data, draft: true, overrideAccess: true })
  }
  const data = { _status: 'published' as const }
  await payload.update({ collection: 'consentTexts', id, locale: 'en', data, overrideAccess: true })
  return true
}

async function seedNotice(payload: Payload, notice: SeedCookieNotice) {
  const selector = { slug: 'cookie-notice', depth: 0, overrideAccess: true } as const
  const { updatedAt } = await payload.findGlobal(selector)
  if (updatedAt) return false
  for (const locale of languages) {
    await payload.updateGlobal({ ...selector, locale, data: pickLanguage(notice, locale) })
  }
  return true
}
