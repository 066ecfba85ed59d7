import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { type FeedbackAnswer, maxSuggestionLength } from '../feedback.ts'
import type { FeedbackTexts } from '../texts.ts'
import { SpamTrap } from './spam-trap.tsx'

type Props = { labels: FeedbackTexts; language: Language }

/** What both forms send besides the suggestion. */
function HiddenFields({ labels, language, answer }: Props & { answer: FeedbackAnswer }) {
  return (
    <>
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="language" value={language} />
      <SpamTrap label={labels.leaveEmpty} />
    </>
  )
}

/** The widget without JavaScript: two forms, of which the second opens below its button. */
export function PlainFeedback(props: Props) {
  const { labels } = props
  return (
    <>
      <form method="post" action="/api/feedback">
        <HiddenFields {...props} answer="helpful" />
        <Button type="submit" variant="secondary" size="compact">
          {labels.helpful}
        </Button>
      </form>
      <details className="open:basis-full">
        <summary className={`${buttonClasses('secondary', 'compact')} list-none`}>
          {labels.notHelpful}
        </summary>
        <form method="post" action="/api/feedback" className="mt-6 grid max-w-[40rem] grid-cols-1 gap-4">
          <HiddenFields {...props} answer="notHelpful" />
          <TextArea
            label={labels.suggestion}
            optionalNote={labels.optional}
            help={labels.anonymous}
            name="suggestion"
            maxLength={maxSuggestionLength}
          />
          <div>
            <Button type="submit">{labels.send}</Button>
          </div>
        </form>
      </details>
    </>
  )
}
