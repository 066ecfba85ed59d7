import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { feedback } from './texts/feedback.ts'

/** The texts of this feature, by group and language. */
export const feedbackTexts = collectTexts({ feedback })

export type FeedbackTexts = TextsOf<typeof feedback>
