import type { FormEvent } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { pollAddresses } from '../addresses.ts'
import type { Poll } from '../poll.ts'
import type { PollTexts } from '../texts.ts'
import type { VoteProblem } from './send-vote.ts'

type Props = {
  poll: Poll
  labels: PollTexts
  busy: boolean
  problem: VoteProblem | null
  /** The visitor begins to choose. */
  onBegin: () => void
  onVote: (optionId: string) => void
}

/**
 * The options of a question. The browser itself sends nothing without a choice, with JavaScript and without.
 *
 * Source: requirements C-106, C-110, C-111 and C-115.
 */
export function PollForm({ poll, labels, busy, problem, onBegin, onVote }: Props) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const choice = new FormData(event.currentTarget).get('optionId')
    if (!busy && typeof choice === 'string' && choice !== '') onVote(choice)
  }
  return (
    <form
      method="post"
      action={pollAddresses.update(poll.id)}
      onSubmit={onSubmit}
      onFocus={onBegin}
      className="grid max-w-[46rem] gap-6"
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="mb-5 font-semibold text-h3">{poll.question}</legend>
        {poll.options.map(({ id, text }) => (
          <label key={id} className="flex min-h-12 items-start gap-3 border border-line bg-surface p-4">
            <input type="radio" name="optionId" value={id} required className="tick mt-px" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="font-semibold empty:hidden">
        {problem ? labels[problem] : null}
      </p>
      {problem === 'closed' ? null : (
        <p>
          <Button type="submit" busy={busy}>
            {busy ? labels.sending : problem ? labels.retry : labels.vote}
          </Button>
        </p>
      )}
    </form>
  )
}
