import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { gallery } from './texts/gallery.ts'
import { watchButton } from './texts/watch-button.ts'

/** The texts of this feature, by group and language. */
export const mediaTexts = collectTexts({ gallery, watchButton })
