import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { dealers } from './texts/dealers.ts'

/** The texts of this feature, by group and language. */
export const dealerTexts = collectTexts({ dealers })

export type DealerTexts = TextsOf<typeof dealers>
