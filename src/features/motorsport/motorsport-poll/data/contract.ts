import { z } from 'zod'
import type { ContractAction } from '#platform/service/action.ts'
import type { ContractEndpoint } from '#platform/service/endpoint.ts'
import { lastSegment } from '#platform/service/last-segment.ts'
import { handleVote, respondWithVotes } from './vote-responses.ts'
import type { VoteSource } from './vote-source.ts'
import { wireVote, wireVotes } from './wire/poll.ts'

const folder = '/services/loopback'

const idIn = (request: Request) => lastSegment(new URL(request.url))

/**
 * Creates the endpoints of the votes.
 *
 * Source: requirements C-358 to C-360.
 */
export function voteEndpoints(source: VoteSource): readonly [ContractEndpoint, ContractAction] {
  const pollId = z.string().describe('Its id')
  return [
    {
      path: `${folder}/poll-vote-count/{pollId}`,
      method: 'GET',
      summary: 'The votes of a poll, by option',
      input: { pathParameter: 'pollId', schema: pollId, isPublic: true },
      response: wireVotes,
      handle: (request) => respondWithVotes(idIn(request), source),
    },
    {
      path: `${folder}/poll-vote-update/{pollId}`,
      method: 'POST',
      mediaType: 'application/json',
      summary: 'A vote in the poll of today, for the voter that the Idempotency-Key names',
      body: wireVote,
      response: z.object({ counted: z.literal(true) }),
      handle: (request) => handleVote(request, idIn(request), source),
    },
  ]
}
