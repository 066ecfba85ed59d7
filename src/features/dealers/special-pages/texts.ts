import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { specials } from './texts/specials.ts'

/** The texts of this feature, by group and language. */
export const specialTexts = collectTexts({ specials })

export type SpecialTexts = ReturnType<typeof specialTexts>['specials']
