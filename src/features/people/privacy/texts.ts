import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { privacyDesk } from './texts/privacy-desk.ts'

/** The texts of this feature, by group and language. */
export const privacyTexts = collectTexts({ privacyDesk })

export type PrivacyRequestTexts = TextsOf<typeof privacyDesk>
