import { createBatcher } from '#platform/process/batcher.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { type Integration, post } from '#platform/service/post.ts'
import type { VoteCounts } from '../poll.ts'
import { countVotes, type StoredVote } from './stored-votes.ts'
import { wireVotes } from './wire/poll.ts'

/** Who counts the votes. Every vote is stored here first, so that it is sent at most once. */
export type VoteSource = {
  /** @throws what the database or the service throws. */
  count(pollId: string): Promise<VoteCounts>
  /** Passes on a vote that has been stored; null where our own database counts. @throws when it was not accepted. */
  readonly send: ((vote: StoredVote, signal: AbortSignal) => Promise<void>) | null
}

/** One query at a time, however many ask: each that waits gets the counts as they are after its question. */
const countTogether = createBatcher(async (pollIds: readonly string[]) =>
  countVotes(await cms(), [...new Set(pollIds)]),
)

/** Votes counted by our own database. */
export const ownVotes: VoteSource = {
  count: async (pollId) => (await countTogether(pollId)).get(pollId) ?? {},
  send: null,
}

type Service = {
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

/** Shorter than a visitor waits. Milliseconds. */
const timeoutMs = 5_000

/** The paths are exactly as specified. Source: requirements C-358 to C-360. */
export function upstreamVotes({ baseUrl, apiKey, fetch = globalThis.fetch }: Service): VoteSource {
  const service = createServiceClient({ name: 'poll', baseUrl, apiKey, timeoutMs, retries: 0, fetch })
  const headers: Record<string, string> =
    apiKey === undefined ? {} : { authorization: `users API-Key ${apiKey}` }
  return {
    async count(pollId) {
      return (await service.getJson(`poll-vote-count/${encodeURIComponent(pollId)}`, wireVotes)).votes
    },
    async send({ pollId, optionId, voter }, signal) {
      const url = `${baseUrl}/poll-vote-update/${encodeURIComponent(pollId)}`
      const integration: Integration = { name: 'poll', url, headers }
      const body = JSON.stringify({ optionId })
      const request = { contentType: 'application/json', body, idempotencyKey: voter, signal }
      await post(integration, request, { timeoutMs, fetch })
    },
  }
}

/** The service at LOOPBACK_URL, or our own database when it is not set. */
export function voteSource(): VoteSource {
  const { loopbackUrl, loopbackKey } = config()
  return loopbackUrl ? upstreamVotes({ baseUrl: loopbackUrl, apiKey: loopbackKey }) : ownVotes
}
