import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { type EnquiryKind, isCompanyForm } from './definitions.ts'
import { type FormThanks, type OmittedFields, usualThanks } from './form-settings.ts'
import { readFormThanks, readOmittedFields } from './stored-settings.ts'

/**
 * Returns the optional fields that forms leave out, cached until a user saves them. Does not throw: when they cannot be
 * read, which is logged, the forms have all their fields, and their page is cached only briefly.
 */
export async function omittedFields(): Promise<OmittedFields> {
  try {
    return await cached(caches.formSettings, ['omitted fields'], async () => readOmittedFields(await cms()))
  } catch (error) {
    log.error({ err: error }, 'omitted form fields not read')
    await shortenRevalidation()
    return {}
  }
}

/** Returns what the panel of a sent form says, cached until a user saves it. @throws what the database throws. */
export async function formThanks(kind: EnquiryKind, language: Language): Promise<FormThanks> {
  if (!isCompanyForm(kind)) return usualThanks
  return cached(caches.formSettings, ['form thanks', kind, language], async () =>
    readFormThanks(await cms(), kind, language),
  )
}
