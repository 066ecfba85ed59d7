import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/cms.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type FormThanks, isCompanyForm, usualThanks } from '../form-settings.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { readFormThanks } from './form-settings.ts'

/** Returns what the panel of a sent form says, cached until a user saves it. @throws what the database throws. */
export async function formThanks(kind: EnquiryKind, language: Language): Promise<FormThanks> {
  if (!isCompanyForm(kind)) return usualThanks
  return cached(caches.formSettings, ['form thanks', kind, language], async () =>
    readFormThanks(await cms(), kind, language),
  )
}
