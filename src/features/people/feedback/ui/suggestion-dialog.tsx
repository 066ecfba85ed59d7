import { type FormEvent, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import { maxSuggestionLength } from '../feedback.ts'
import type { FeedbackTexts } from '../texts.ts'
import { SpamTrap } from './spam-trap.tsx'

type Props = {
  open: boolean
  onClose: () => void
  labels: FeedbackTexts
  close: string
  /** Whether the suggestion is being sent. */
  busy: boolean
  /** Why it could not be sent; empty otherwise. */
  message: string
  onSend: (entries: { readonly suggestion: string; readonly website: string }) => void
}

/** Asks what could be better. The text is kept while the dialog is closed, and when it cannot be sent. */
export function SuggestionDialog({ open, onClose, labels, close, busy, message, onSend }: Props) {
  const [suggestion, setSuggestion] = useState('')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const website = new FormData(event.currentTarget).get('website')
    if (!busy) onSend({ suggestion, website: String(website ?? '') })
  }
  return (
    <Dialog open={open} onClose={onClose} title={labels.dialogTitle} labels={{ close }}>
      <form onSubmit={onSubmit} className="grid grid-cols-1 gap-6">
        <TextArea
          label={labels.suggestion}
          optionalNote={labels.optional}
          help={labels.anonymous}
          name="suggestion"
          value={suggestion}
          onChange={({ target }) => setSuggestion(target.value)}
          maxLength={maxSuggestionLength}
        />
        <SpamTrap label={labels.leaveEmpty} />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? labels.sending : message ? labels.retry : labels.send}
          </Button>
        </div>
        <p role="status" className="font-semibold text-error empty:hidden">
          {message}
        </p>
      </form>
    </Dialog>
  )
}
