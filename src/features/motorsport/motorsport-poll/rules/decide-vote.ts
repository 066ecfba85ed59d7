import type { CalendarDay } from '#platform/time/clock.ts'
import type { Poll } from '../poll.ts'

/** Votes accepted for one poll from one network: an IPv4 address or the /64 of an IPv6 address. */
export const maxVotesPerNetwork = 30

export type VoteAttempt = {
  /** Null when no poll has the id. */
  readonly poll: Pick<Poll, 'day' | 'options'> | null
  readonly today: CalendarDay
  /** As the request has it. */
  readonly optionId: unknown
  /** Whether the request has the token of a voter. */
  readonly hasToken: boolean
  /** Whether the voter has voted in this poll. */
  readonly hasVoted: boolean
  /** Votes stored for this poll from the voter's network. */
  readonly votesOfNetwork: number
}

export type VoteRefusal =
  | 'unknownPoll'
  | 'noChoice'
  | 'unknownOption'
  | 'otherDay'
  | 'noToken'
  | 'repeated'
  | 'tooMany'

export type VoteDecision =
  | { readonly isAccepted: true; readonly optionId: string }
  | { readonly isAccepted: false; readonly reason: VoteRefusal; readonly status: 400 | 404 | 409 | 429 }

const refuse = (reason: VoteRefusal, status: 400 | 404 | 409 | 429): VoteDecision => ({
  ...{ isAccepted: false, reason, status },
})

/**
 * Decides a vote: 404 for an unknown poll, 400 without a choice or for an option the poll does not have, 409 on another
 * day, 400 without a token, 409 for a repeated vote, 429 after {@link maxVotesPerNetwork} votes from the network.
 *
 * Source: requirements C-114 and C-115; decision C-3.
 */
export function decideVote(attempt: VoteAttempt): VoteDecision {
  const { poll, today, optionId, hasToken, hasVoted, votesOfNetwork } = attempt
  if (!poll) return refuse('unknownPoll', 404)
  if (typeof optionId !== 'string' || optionId === '') return refuse('noChoice', 400)
  if (!poll.options.some(({ id }) => id === optionId)) return refuse('unknownOption', 400)
  if (poll.day !== today) return refuse('otherDay', 409)
  if (!hasToken) return refuse('noToken', 400)
  if (hasVoted) return refuse('repeated', 409)
  if (votesOfNetwork >= maxVotesPerNetwork) return refuse('tooMany', 429)
  return { isAccepted: true, optionId }
}
