import type { Payload } from 'payload'
import { languages } from '#platform/i18n/languages.ts'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { inLanguage } from './in-language.ts'
import { consentFile, cookieNoticeFile, type SeedConsentText, type SeedCookieNotice } from './schema.ts'

/** The wording the product starts with: the first version of each, and the cookie notice. */
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

/** Published only once it is there in every language, since nothing can be added afterwards. */
async function seedText(payload: Payload, { title, purpose, validFrom, ...words }: SeedConsentText) {
  const { id, made } = await ensureDocument(
    payload,
    'consentTexts',
    { purpose: { equals: purpose } },
    () => ({
      title,
      purpose,
      validFrom: `${validFrom}T12:00:00.000Z`,
      ...inLanguage(words, 'en'),
      _status: 'draft',
    }),
  )
  if (!made) return false
  for (const locale of languages.slice(1)) {
    const data = { ...inLanguage(words, locale), _status: 'draft' as const }
    await payload.update({ collection: 'consentTexts', id, locale, data, draft: true, overrideAccess: true })
  }
  const data = { _status: 'published' as const }
  await payload.update({ collection: 'consentTexts', id, locale: 'en', data, overrideAccess: true })
  return true
}

async function seedNotice(payload: Payload, notice: SeedCookieNotice) {
  const question = { slug: 'cookie-notice', depth: 0, overrideAccess: true } as const
  const { updatedAt } = await payload.findGlobal(question)
  if (updatedAt) return false
  for (const locale of languages) {
    await payload.updateGlobal({ ...question, locale, data: inLanguage(notice, locale) })
  }
  return true
}
