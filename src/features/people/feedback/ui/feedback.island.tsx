'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import type { FeedbackAnswer } from '../feedback.ts'
import type { FeedbackTexts } from '../texts.ts'
import { SuggestionDialog } from './suggestion-dialog.tsx'

const timeoutMs = 20_000

type FeedbackOutcome = 'stored' | 'tooOften' | 'failed'

/** Sends an answer once. */
async function sendFeedback(entries: object): Promise<FeedbackOutcome> {
  try {
    const { ok, status } = await fetch('/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return ok ? 'stored' : status === 429 ? 'tooOften' : 'failed'
  } catch {
    return 'failed'
  }
}

export type FeedbackProps = { labels: FeedbackTexts; language: Language; close: string }

type Sending = { readonly answer: FeedbackAnswer; readonly outcome: FeedbackOutcome | null }

/** The widget, which begins again on every page: the site layout stays when the visitor follows a link. */
export function Feedback(props: FeedbackProps) {
  return <PageFeedback key={usePathname()} {...props} />
}

function Thanks({ text }: { text: string }) {
  const thanks = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => thanks.current?.focus(), [])
  return (
    <p ref={thanks} tabIndex={-1} role="status">
      {text}
    </p>
  )
}

function PageFeedback({ labels, language, close }: FeedbackProps) {
  const [sent, setSent] = useState<Sending | null>(null)
  const [suggesting, setSuggesting] = useState(false)
  const send = async (answer: FeedbackAnswer, entries: object = {}) => {
    if (sent?.outcome === null) return
    setSent({ answer, outcome: null })
    const outcome = await sendFeedback({ ...entries, answer, language, page: location.pathname })
    setSent({ answer, outcome })
  }
  if (sent?.outcome === 'stored') return <Thanks text={labels.thanks} />
  const stateOf = (answer: FeedbackAnswer) => ({
    busy: sent?.answer === answer && sent.outcome === null,
    message: sent?.answer === answer && sent.outcome ? messageOf(sent.outcome, labels) : '',
  })
  const helpful = stateOf('helpful')
  return (
    <>
      <Button variant="secondary" size="compact" busy={helpful.busy} onClick={() => void send('helpful')}>
        {helpful.busy ? labels.sending : helpful.message ? labels.retry : labels.helpful}
      </Button>
      <Button
        variant="secondary"
        size="compact"
        aria-haspopup="dialog"
        onClick={() => sent?.outcome !== null && setSuggesting(true)}
      >
        {labels.notHelpful}
      </Button>
      <p role="status" className="font-semibold text-error empty:hidden">
        {helpful.message}
      </p>
      <SuggestionDialog
        open={suggesting}
        onClose={() => setSuggesting(false)}
        labels={labels}
        close={close}
        {...stateOf('notHelpful')}
        onSend={(entries) => void send('notHelpful', entries)}
      />
    </>
  )
}

function messageOf(outcome: FeedbackOutcome, labels: FeedbackTexts): string {
  return outcome === 'tooOften' ? labels.tooOften : outcome === 'failed' ? labels.failed : ''
}
