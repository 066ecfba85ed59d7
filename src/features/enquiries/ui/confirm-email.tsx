import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { EnquiryTexts } from '../texts.ts'

type Props = {
  /** The e-mail to confirm; null while the dialog is closed. */
  email: string | null
  texts: EnquiryTexts
  onAnswer: (isRight: boolean) => void
}

/** A dialog focuses what has this attribute when it opens. React would focus it before that. */
const takeFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')

/**
 * Asks the visitor once to confirm the e-mail. Closing the dialog means no.
 * Source: decision D-3; requirements D-163 to D-167.
 */
export function ConfirmEmail({ email, texts, onAnswer }: Props) {
  return (
    <Dialog
      open={email !== null}
      onClose={() => onAnswer(false)}
      title={texts.confirmTitle}
      labels={{ close: texts.close }}
    >
      <div ref={takeFocus} tabIndex={-1}>
        <p className="wrap-anywhere text-lead">
          <strong>{email}</strong>
        </p>
        <p className="mt-2 text-ink-2">{texts.confirmText}</p>
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
