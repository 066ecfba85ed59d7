import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { ownerManuals } from './texts/owner-manuals.ts'

/** The texts of this feature, by group and language. */
export const ownerManualTexts = collectTexts({ ownerManuals })

export type OwnerManualTexts = TextsOf<typeof ownerManuals>
