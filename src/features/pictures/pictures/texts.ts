import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { video } from './texts/video.ts'

/** The texts of this feature, by group and language. */
export const pictureTexts = collectTexts({ video })

export type VideoTexts = TextsOf<typeof video>
