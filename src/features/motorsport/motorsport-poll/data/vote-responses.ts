import { serviceCaller } from '#features/people/accounts/services.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody } from '#platform/service/read-body.ts'
import { midnightAfter } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { pollAnchors, pollPage, resultPath, votedCookieHeader } from '../addresses.ts'
import { receiveVote, type VoteOutcome } from './receive-vote.ts'
import { findRecentPoll } from './recent-polls.ts'
import type { VoteSource } from './vote-source.ts'
import { voterOf } from './voter-cookie.ts'
import { votesIn } from './votes-in.ts'
import { wireVotes } from './wire/poll.ts'

const headers = { 'cache-control': 'no-store' }

const unknownPoll = () => problem(404, 'There is no poll with this id.')

/** Votes are accepted again when the day is over, for the next question. */
function secondsToMidnight(): string {
  const now = siteClock().now()
  return String(Math.ceil((midnightAfter(now).getTime() - now.getTime()) / 1_000))
}

function asJson(outcome: VoteOutcome): Response {
  switch (outcome) {
    case 'counted':
      return Response.json({ counted: true }, { headers })
    case 'unknownPoll':
      return unknownPoll()
    case 'noChoice':
      return problem(400, 'A vote needs the optionId of the chosen option.')
    case 'unknownOption':
      return problem(400, 'The poll has no option with this optionId.')
    case 'noToken':
      return problem(400, 'A vote needs the token of a voter, which /api/poll-voter gives as a cookie.')
    case 'otherDay':
      return problem(409, 'The poll can be answered on its day only.')
    case 'repeated':
      return problem(409, 'This voter has voted in this poll.', { 'vote-repeated': 'true' })
    case 'tooMany':
      return problem(429, 'Too many votes in this poll came from your connection.', {
        'retry-after': secondsToMidnight(),
      })
    case 'failed':
      return problem(503, 'The vote could not be counted. Please try again in a moment.', {
        'retry-after': '5',
      })
  }
}

/** The path of the page a form came from; the page of the race when the browser does not send it. */
function originPath(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  return /^\/(?![/\\])/.test(path) ? path : pollPage
}

/** Redirects to the result, or to the message in the page that the form is in. */
function asPage(request: Request, outcome: VoteOutcome, pollId: string): Response {
  const hasVoted = outcome === 'counted' || outcome === 'repeated'
  const location = hasVoted ? resultPath(pollId) : `${originPath(request)}#${pollAnchors.notCounted}`
  const cookie: Record<string, string> = hasVoted ? { 'set-cookie': votedCookieHeader(pollId) } : {}
  return new Response(null, { status: 303, headers: { ...headers, ...cookie, location } })
}

/** The id of the voter for whom a program votes; null when the call does not tell it from its other calls. */
function voterOfProgram(caller: string, request: Request): string | null {
  const key = request.headers.get('idempotency-key') ?? ''
  return /^[\w.:-]{8,200}$/.test(key) ? `program.${caller}.${key}` : null
}

/**
 * Receives a vote of a visitor, whose token is in a cookie: JSON from the island, form-encoded from a browser without
 * JavaScript, which is led to the result. A program with a service key votes for a voter of its own, whom the
 * Idempotency-Key names.
 *
 * Source: requirements C-114, C-115, C-359 and C-360; decision C-3.
 */
export async function handleVote(request: Request, pollId: string, source: VoteSource): Promise<Response> {
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const caller = request.headers.has('authorization') ? await serviceCaller(request) : null
  const outcome = await receiveVote(
    {
      pollId,
      optionId: body.entries.optionId,
      voterId: caller === null ? voterOf(request) : voterOfProgram(caller, request),
      address: caller === null ? (request.headers.get('x-forwarded-for') ?? '') : null,
    },
    source,
  )
  return body.kind === 'json' ? asJson(outcome) : asPage(request, outcome, pollId)
}

/** Responds with the votes of a question. Source: requirement C-358. */
export async function respondWithVotes(pollId: string, source: VoteSource): Promise<Response> {
  try {
    const poll = await findRecentPoll(pollId)
    if (poll === null) return unknownPoll()
    return Response.json(wireVotes.parse({ votes: await votesIn(poll, source) }), { headers })
  } catch (error) {
    log.error({ poll: pollId.slice(0, 40), reason: String(error) }, 'votes not counted')
    return problem(503, 'The votes could not be counted. Please try again in a moment.', {
      'retry-after': '5',
    })
  }
}
