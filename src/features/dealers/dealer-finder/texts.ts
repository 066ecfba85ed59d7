import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { yourDealer } from './texts/your-dealer.ts'

/** The texts of this feature, by group and language. */
export const dealerFinderTexts = collectTexts({ yourDealer })

export type YourDealerTexts = TextsOf<typeof yourDealer>
