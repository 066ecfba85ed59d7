import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { dealerCard } from './texts/dealer-card.ts'
import { dealers } from './texts/dealers.ts'
import { opening } from './texts/opening.ts'

/** The texts of this feature, by group and language. */
export const dealerTexts = collectTexts({ dealerCard, dealers, opening })

export type DealerTexts = TextsOf<typeof dealers>
export type DealerCardTexts = TextsOf<typeof dealerCard>
export type OpeningTexts = TextsOf<typeof opening>
