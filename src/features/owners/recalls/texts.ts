import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { recalls } from './texts/recalls.ts'

/** The texts of this feature, by group and language. */
export const recallTexts = collectTexts({ recalls })

export type RecallTexts = ReturnType<typeof recallTexts>['recalls']
