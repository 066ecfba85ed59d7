import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { comparing } from './texts/comparing.ts'
import { lineUp } from './texts/line-up.ts'

/** This feature's texts, by group and language. */
export const lineUpTexts = collectTexts({ comparing, lineUp })

export type ComparingTexts = TextsOf<typeof comparing>
export type LineUpTexts = TextsOf<typeof lineUp>
