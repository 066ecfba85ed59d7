import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { polls } from './texts/polls.ts'

/** The texts of this feature, by group and language. */
export const pollTexts = collectTexts({ polls })

export type PollTexts = ReturnType<typeof pollTexts>['polls']
