import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { academyTexts } from './texts/academy-form.ts'
import { enquiries } from './texts/enquiries.ts'
import { enquiryPlan } from './texts/enquiry-plan.ts'
import { enquiryAnswer, enquirySummary } from './texts/enquiry-summary.ts'
import { formFieldTexts } from './texts/form-fields.ts'
import { mails } from './texts/mails.ts'
import { requestTexts } from './texts/request-forms.ts'
import { tradeInTexts } from './texts/trade-in-form.ts'

/** The texts of this feature, by group and language. */
export const enquiryTexts = collectTexts({
  enquiries,
  enquiryAnswer,
  enquiryPlan,
  enquirySummary,
  mails,
  formFieldTexts,
  tradeInTexts,
  academyTexts,
  requestTexts,
})

export type EnquiryTexts = TextsOf<typeof enquiries>
export type EnquiryAnswerTexts = TextsOf<typeof enquiryAnswer>
export type EnquiryPlanTexts = TextsOf<typeof enquiryPlan>
export type EnquirySummaryTexts = TextsOf<typeof enquirySummary>
export type FormFieldTexts = TextsOf<typeof formFieldTexts>

/** The texts that the definitions of forms name, in a language. */
export function enquiryFormTexts(language: Language) {
  const texts = enquiryTexts(language)
  return {
    ...texts.enquiries,
    ...texts.formFieldTexts,
    ...texts.tradeInTexts,
    ...texts.academyTexts,
    ...texts.requestTexts,
  }
}

export type FormTexts = ReturnType<typeof enquiryFormTexts>
