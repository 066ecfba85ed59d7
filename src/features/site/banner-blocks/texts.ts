import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { countdown } from './texts/countdown.ts'
import { purchase } from './texts/purchase.ts'

/** The texts of this feature, by group and language. */
export const bannerTexts = collectTexts({ countdown, purchase })

export type PurchaseTexts = TextsOf<typeof purchase>
