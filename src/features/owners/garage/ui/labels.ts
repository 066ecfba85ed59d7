import type { RecallTexts } from '#features/owners/recalls/texts.ts'
import type { ReminderFormTexts } from '#features/owners/service-reminders/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { GarageTexts } from '../texts.ts'

/** A link of the block, with its target resolved. */
export type GarageDocument = { readonly label: string; readonly href: string; readonly newTab: boolean }

/** What every part of the garage needs to write in the language of its block. */
export type GarageLabels = {
  readonly texts: GarageTexts
  readonly recalls: RecallTexts
  readonly reminders: ReminderFormTexts
  readonly language: Language
}
