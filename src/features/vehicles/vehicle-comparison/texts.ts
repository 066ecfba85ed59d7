import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { comparison } from './texts/comparison.ts'

/** This feature's texts, by group and language. */
export const vehicleComparisonTexts = collectTexts({ comparison })

export type ComparisonTexts = TextsOf<typeof comparison>
