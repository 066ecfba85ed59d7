import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { lineUp } from './texts/line-up.ts'

/** This feature's texts, by group and language. */
export const lineUpTexts = collectTexts({ lineUp })
