import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { feedbackAnchors } from '../anchors.ts'
import { feedbackTexts } from '../texts.ts'
import { LazyFeedback } from './lazy-feedback.island.tsx'
import { PlainFeedback } from './plain-feedback.tsx'

const questionId = 'feedback-question'

/**
 * Asks at the end of a page whether it was helpful. The messages are displayed while the address of the page names them,
 * which it does after a form without JavaScript.
 *
 * Source: requirement V-004; decision V-7.
 */
export function FeedbackWidget({ language }: { language: Language }) {
  const labels = feedbackTexts(language).feedback
  const { close } = textsIn(language).layout
  return (
    <section aria-labelledby={questionId} className="border-line border-t bg-surface py-8 print:hidden">
      <div className="frame">
        <p id={feedbackAnchors.stored} className="mb-4 hidden font-semibold target:block">
          {labels.thanks}
        </p>
        <p id={feedbackAnchors.failed} className="mb-4 hidden font-semibold text-error target:block">
          {labels.notStored}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p id={questionId} className="font-semibold">
            {labels.question}
          </p>
          <LazyFeedback labels={labels} language={language} close={close}>
            <PlainFeedback labels={labels} language={language} />
          </LazyFeedback>
        </div>
      </div>
    </section>
  )
}
