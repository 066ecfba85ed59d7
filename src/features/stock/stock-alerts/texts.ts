import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { alertForm } from './texts/alert-form.ts'
import { sinceLastVisit } from './texts/since-last-visit.ts'

/** The texts of this feature, by group and language. */
export const stockAlertsTexts = collectTexts({ alertForm, sinceLastVisit })

export type AlertFormTexts = TextsOf<typeof alertForm>
export type SinceLastVisitTexts = TextsOf<typeof sinceLastVisit>
