import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { academyTexts } from './texts/academy-form.ts'
import { enquiries } from './texts/enquiries.ts'
import { enquiryPlan } from './texts/enquiry-plan.ts'
import { formFieldTexts } from './texts/form-fields.ts'
import { mails } from './texts/mails.ts'
import { requestTexts } from './texts/request-forms.ts'
import { tradeInTexts } from './texts/trade-in-form.ts'
import { visitTexts } from './texts/visits.ts'

/** The texts that the definitions of forms name: those of several forms, and groups of forms with fields of their own. */
export const formTextGroups = {
  enquiries,
  formFieldTexts,
  tradeInTexts,
  academyTexts,
  requestTexts,
  visitTexts,
}

/** The texts of this feature, by group and language. */
export const enquiryTexts = collectTexts({
  ...formTextGroups,
  enquiryPlan,
  mails,
})

export type EnquiryTexts = TextsOf<typeof enquiries>
export type EnquiryPlanTexts = TextsOf<typeof enquiryPlan>
export type FormFieldTexts = TextsOf<typeof formFieldTexts>

type FormTextGroups = typeof formTextGroups
type FormTextKey = { [Group in keyof FormTextGroups]: keyof FormTextGroups[Group] }[keyof FormTextGroups]

/** The texts that the definitions of forms name. */
export type FormTexts = {
  readonly [Key in FormTextKey]: {
    [Group in keyof FormTextGroups]: Key extends keyof FormTextGroups[Group]
      ? TextsOf<FormTextGroups[Group]>[Key]
      : never
  }[keyof FormTextGroups]
}

const groupNames = Object.keys(formTextGroups) as (keyof FormTextGroups)[]

/** Returns them in a language. */
export function enquiryFormTexts(language: Language): FormTexts {
  const texts = enquiryTexts(language)
  return Object.assign({}, ...groupNames.map((name) => texts[name]))
}
