import type { Language } from '#platform/i18n/languages.ts'
import type { SpecialFormContent } from '../form-content.ts'
import { formView } from '../forms/form-view.ts'
import { withoutFields } from '../forms/without-fields.ts'
import { enquiryFormTexts } from '../texts.ts'
import { wordingsIn } from './form-content.ts'
import { omittedFields } from './omitted-fields.ts'
import { privacyNotice } from './privacy-notice.ts'

/** Reads what the form about a special needs from the site. Throws what the reads of consent texts throw. */
export async function readSpecialFormContent(language: Language): Promise<SpecialFormContent> {
  const [wordings, notice, { special }] = await Promise.all([
    wordingsIn(language),
    privacyNotice(language),
    omittedFields(),
  ])
  const view = withoutFields(formView('special', enquiryFormTexts(language)), special)
  return { view, wordings, privacyNotice: notice }
}
