'use client'

import { useEffect, useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { Poll as PollOfDay, VoteCounts } from '../poll.ts'
import type { PollTexts } from '../texts.ts'
import { PollForm } from './poll-form.tsx'
import { PollResult } from './poll-result.tsx'
import { usePoll } from './use-poll.ts'

export type PollProps = { poll: PollOfDay; labels: PollTexts }

type VotedProps = PollProps & {
  justNow: boolean
  counts: VoteCounts | null | undefined
  onRetry: () => void
}

/** The result, or why there is none: never bars of 0% for votes that could not be read. Source: requirement C-383. */
function Voted({ poll, labels, justNow, counts, onRetry }: VotedProps) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (justNow) question.current?.focus({ preventScroll: true })
  }, [justNow])
  return (
    <div className="grid gap-5">
      <p ref={question} tabIndex={-1} className="font-semibold text-h3 outline-none">
        {poll.question}
      </p>
      <p role="status" className="text-ink-2 empty:hidden">
        {counts === undefined
          ? labels.counting
          : counts === null
            ? labels.countFailed
            : justNow
              ? labels.thanks
              : null}
      </p>
      {counts ? <PollResult poll={poll} counts={counts} labels={labels} /> : null}
      {counts === null ? (
        <p>
          <Button variant="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** A question: the form, and the bars in its place once the visitor has voted. Source: requirements C-106 to C-114. */
export function Poll({ poll, labels }: PollProps) {
  const { state, begin, vote, loadCounts } = usePoll(poll.id)
  if (state.kind === 'voted')
    return <Voted {...{ poll, labels }} justNow={state.justNow} counts={state.counts} onRetry={loadCounts} />
  return (
    <PollForm
      {...{ poll, labels }}
      busy={state.kind === 'sending'}
      problem={state.kind === 'open' ? state.problem : null}
      onBegin={begin}
      onVote={vote}
    />
  )
}
