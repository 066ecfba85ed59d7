import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { EnquiryTexts } from '../texts.ts'

type Props = {
  /** The e-mail as it was typed; null while nothing is asked. */
  email: string | null
  words: EnquiryTexts
  onAnswer: (isRight: boolean) => void
}

/** Asks once whether the e-mail is right. Closing it is a no. Source: decision D-3; requirements D-163 to D-167. */
export function ConfirmEmail({ email, words, onAnswer }: Props) {
  return (
    <Dialog
      open={email !== null}
      onClose={() => onAnswer(false)}
      title={words.confirmTitle}
      labels={{ close: words.close }}
    >
      <p className="wrap-anywhere text-lead">
        <strong>{email}</strong>
      </p>
      <p className="mt-2 text-ink-2">{words.confirmText}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => onAnswer(true)}>{words.confirmYes}</Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {words.confirmNo}
        </Button>
      </div>
    </Dialog>
  )
}
