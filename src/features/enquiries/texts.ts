import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { enquiries } from './texts/enquiries.ts'
import { enquiryPlan } from './texts/enquiry-plan.ts'
import { enquiryAnswer, enquirySummary } from './texts/enquiry-summary.ts'
import { mails } from './texts/mails.ts'

/** The texts of this feature, by group and language. */
export const enquiryTexts = collectTexts({ enquiries, enquiryAnswer, enquiryPlan, enquirySummary, mails })

export type EnquiryTexts = TextsOf<typeof enquiries>
export type EnquiryAnswerTexts = TextsOf<typeof enquiryAnswer>
export type EnquiryPlanTexts = TextsOf<typeof enquiryPlan>
export type EnquirySummaryTexts = TextsOf<typeof enquirySummary>
