import { fill } from '#platform/i18n/fill.ts'
import type { Poll, VoteCounts } from '../poll.ts'
import { voteShares } from '../rules/vote-shares.ts'
import type { PollTexts } from '../texts.ts'

type Props = {
  poll: Poll
  counts: VoteCounts
  labels: PollTexts
}

/** The share of each option as a bar, with its text and whole per cents. Source: requirement C-109. */
export function PollResult({ poll, counts, labels }: Props) {
  const shares = voteShares(poll, counts)
  const total = shares.reduce((sum, { votes }) => sum + votes, 0)
  return (
    <div className="grid max-w-[46rem] gap-5">
      <ul aria-label={poll.question} className="grid gap-4">
        {poll.options.map(({ id, text }, index) => {
          const percent = shares[index]?.percent ?? 0
          return (
            <li key={id} className="grid gap-1.5">
              <span className="flex justify-between gap-4">
                <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
                <span className="font-semibold tabular-nums">{percent}%</span>
              </span>
              <span aria-hidden="true" className="block h-2 bg-raised">
                <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
              </span>
            </li>
          )
        })}
      </ul>
      <p className="text-ink-2 text-small">{fill(labels.votes, { count: String(total) })}</p>
    </div>
  )
}
