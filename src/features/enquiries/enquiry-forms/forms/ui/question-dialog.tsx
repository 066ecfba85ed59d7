import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { FormQuestion } from './form-question.ts'

type Props = {
  /** Null while the dialog is closed. */
  question: FormQuestion | null
  texts: EnquiryTexts
  /** Missing in forms that do not ask about marketing. */
  marketingTexts?: { readonly title: string; readonly text: string } | undefined
  onAnswer: (isYes: boolean) => void
}

/** A dialog focuses what has this attribute when it opens. React would focus it before that. */
const takeFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')

/**
 * Asks the visitor once before a form is sent. Closing the dialog means no.
 * Source: decision D-3; requirements D-163 to D-167 and D-187.
 */
export function QuestionDialog({ question, texts, marketingTexts, onAnswer }: Props) {
  const isAboutMarketing = question?.kind === 'marketing' && marketingTexts
  return (
    <Dialog
      open={question !== null}
      onClose={() => onAnswer(false)}
      title={isAboutMarketing ? marketingTexts.title : texts.confirmTitle}
      labels={{ close: texts.close }}
    >
      <div ref={takeFocus} tabIndex={-1}>
        {isAboutMarketing ? null : (
          <p className="wrap-anywhere text-lead">
            <strong>{question?.email}</strong>
          </p>
        )}
        <p className="mt-2 text-ink-2">{isAboutMarketing ? marketingTexts.text : texts.confirmText}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => onAnswer(true)}>{texts.confirmYes}</Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {texts.confirmNo}
        </Button>
      </div>
    </Dialog>
  )
}
