import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { newsletter } from './texts/newsletter.ts'

/** The texts of this feature, by group and language. */
export const newsletterTexts = collectTexts({ newsletter })

export type NewsletterTexts = TextsOf<typeof newsletter>
