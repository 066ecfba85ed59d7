import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { enquiryAnswer, enquirySummary } from './texts/enquiry-summary.ts'

/** The texts of this feature, by group and language. Those of the forms are in `enquiries`. */
export const summaryTextGroups = collectTexts({ enquiryAnswer, enquirySummary })

export type EnquiryAnswerTexts = TextsOf<typeof enquiryAnswer>
export type EnquirySummaryTexts = TextsOf<typeof enquirySummary>
