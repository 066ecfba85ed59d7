import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { circuits } from './texts/circuits.ts'
import { motorsportEvents } from './texts/events.ts'

/** The texts of this feature, by group and language. */
export const motorsportEventTexts = collectTexts({ circuits, motorsportEvents })

export type MotorsportEventTexts = ReturnType<typeof motorsportEventTexts>['motorsportEvents']
