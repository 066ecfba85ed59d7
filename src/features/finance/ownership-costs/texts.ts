import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { ownershipCosts } from './texts/ownership-costs.ts'

/** The texts of this feature, by group and language. */
export const ownershipCostTexts = collectTexts({ ownershipCosts })
