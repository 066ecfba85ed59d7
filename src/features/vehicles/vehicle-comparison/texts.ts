import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { acrossRanges } from './texts/across-ranges.ts'
import { comparison } from './texts/comparison.ts'

/** This feature's texts, by group and language. */
export const vehicleComparisonTexts = collectTexts({ acrossRanges, comparison })

export type AcrossRangesTexts = TextsOf<typeof acrossRanges>
export type ComparisonTexts = TextsOf<typeof comparison>
