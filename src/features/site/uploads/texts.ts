import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { uploads } from './texts/uploads.ts'

/** The texts of this feature, by group and language. */
export const uploadTexts = collectTexts({ uploads })

export type UploadTexts = TextsOf<typeof uploads>
