import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { lineUp } from './texts/line-up.ts'

/** This feature's texts, by group and language. */
export const lineUpTexts = collectTexts({ lineUp })

export type LineUpTexts = TextsOf<typeof lineUp>
