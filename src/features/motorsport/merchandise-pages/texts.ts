import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { merchandise } from './texts/merchandise.ts'
import { shopCategories } from './texts/shop-categories.ts'

/** The texts of this feature, by group and language. */
export const merchandiseTexts = collectTexts({ merchandise, shopCategories })

export type MerchandiseTexts = ReturnType<typeof merchandiseTexts>['merchandise']
