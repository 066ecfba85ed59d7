import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { reminderForm } from './texts/reminder-form.ts'

/** The texts of this feature, by group and language. */
export const serviceRemindersTexts = collectTexts({ reminderForm })

export type ReminderFormTexts = TextsOf<typeof reminderForm>
