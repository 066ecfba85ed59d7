import { voteEndpoints } from './data/contract.ts'
import { handleVote, respondWithVotes } from './data/vote-responses.ts'
import { ownVotes, voteSource } from './data/vote-source.ts'

export { respondWithToken } from './data/voter-cookie.ts'

/** Receives a vote by POST. */
export const respondToVote = (request: Request, pollId: string): Promise<Response> =>
  handleVote(request, pollId, voteSource())

/** Responds with the votes of a poll. */
export const respondWithCounts = (pollId: string): Promise<Response> => respondWithVotes(pollId, voteSource())

/** The contract of votes, always served from our own database, even when another service counts those of the site. */
export const endpoints = voteEndpoints(ownVotes)
