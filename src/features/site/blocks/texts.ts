import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { carousel } from './texts/carousel.ts'
import { sections } from './texts/sections.ts'

/** The texts of this feature, by group and language. */
export const blockTexts = collectTexts({ carousel, sections })

export type SectionTexts = TextsOf<typeof sections>
