import { z } from 'zod'
import { languages } from '#platform/i18n/languages.ts'
import { feedbackAnswers, maxSuggestionLength } from '../feedback.ts'

/** Control characters except tab and line feed, which Postgres or the admin cannot display. */
const controls = /[^\P{Cc}\t\n]/gu

/** A form sends line breaks as two characters, which the text area counts as one. */
const tidy = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(controls, '').toWellFormed().trim()

/** The entries of the widget. The page comes with them, or from the `Referer` of a browser without JavaScript. */
export const feedbackEntries = z.object({
  answer: z.enum(feedbackAnswers),
  suggestion: z.string().transform(tidy).pipe(z.string().max(maxSuggestionLength)).default(''),
  language: z.enum(languages),
  page: z.string().optional(),
})

export type FeedbackEntries = z.infer<typeof feedbackEntries>
