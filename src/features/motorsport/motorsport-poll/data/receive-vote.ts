import { networkOf } from '#platform/http/client-address.ts'
import { createBatcher } from '#platform/process/batcher.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { decideVote, type VoteDecision, type VoteRefusal } from '../rules/decide-vote.ts'
import { findRecentPoll } from './recent-polls.ts'
import { storeVotes } from './store-votes.ts'
import { readStanding, removeVote, type StoredVote, storeVote } from './stored-votes.ts'
import type { VoteSource } from './vote-source.ts'
import { pollKey } from './voter-cookie.ts'
import { networkKey, voteKey } from './voter-token.ts'

/** A vote as it arrives. */
export type ArrivingVote = {
  readonly pollId: string
  /** As the request has it. */
  readonly optionId: unknown
  /** The id of the voter; null without a valid token. */
  readonly voterId: string | null
  /** The address of the client; null for a program, which is not limited. */
  readonly address: string | null
}

export type VoteOutcome = 'counted' | 'failed' | VoteRefusal

const outcomeOf = (decision: VoteDecision): VoteOutcome => (decision.isAccepted ? 'counted' : decision.reason)

/** Votes that arrive while others are written share the next write, and are answered when it is committed. */
const storeTogether = createBatcher(async (votes: readonly StoredVote[]) => storeVotes(await cms(), votes))

async function sendOrRemove(vote: StoredVote, send: NonNullable<VoteSource['send']>): Promise<void> {
  try {
    await send(vote, AbortSignal.timeout(10_000))
  } catch (error) {
    await removeVote(await cms(), vote)
    throw error
  }
}

async function receive(arriving: ArrivingVote, source: VoteSource): Promise<VoteOutcome> {
  const { pollId, optionId, voterId, address } = arriving
  const poll = await findRecentPoll(pollId)
  const attempt = { poll, today: siteClock().today(), optionId, hasToken: voterId !== null }
  // What needs no query is decided first.
  const first = decideVote({ ...attempt, hasVoted: false, votesOfNetwork: 0 })
  if (!first.isAccepted || voterId === null) return outcomeOf(first)
  const key = pollKey()
  const vote = {
    ...{ pollId, optionId: first.optionId, voter: voteKey(key, voterId, pollId) },
    network: address === null ? null : networkKey(key, networkOf(address), pollId),
  }
  if (!(await storeTogether(vote)).has(vote)) {
    const payload = await cms()
    const second = decideVote({ ...attempt, ...(await readStanding(payload, vote)) })
    if (!second.isAccepted) return outcomeOf(second)
    const stored = await storeVote(payload, vote)
    if (stored !== 'stored') return stored
  }
  if (source.send) await sendOrRemove(vote, source.send)
  return 'counted'
}

/**
 * Receives a vote: decides about it, stores it, and passes it on where another service counts. A vote that this service did
 * not accept is taken back, so that the visitor can send it again.
 *
 * Source: requirements C-114, C-115, C-359 and C-382; decision C-3.
 */
export async function receiveVote(arriving: ArrivingVote, source: VoteSource): Promise<VoteOutcome> {
  try {
    return await receive(arriving, source)
  } catch (error) {
    // Exactly this text. Source: requirement C-382.
    log.error({ poll: arriving.pollId.slice(0, 40), reason: String(error) }, 'Failed to fetch module data')
    return 'failed'
  }
}
