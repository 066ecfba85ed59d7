import { notFound } from 'next/navigation'
import { log } from '#platform/process/log.ts'
import { resultPath } from './addresses.ts'
import { findPoll } from './data/cached.ts'
import { voteSource } from './data/vote-source.ts'
import { votesIn } from './data/votes-in.ts'
import type { Poll, VoteCounts } from './poll.ts'
import { ResultScreen } from './ui/result-screen.tsx'

/** What can be shown; null when it could not be read. */
async function read(pollId: string): Promise<{ poll: Poll | null; counts: VoteCounts | null } | null> {
  try {
    const poll = await findPoll(pollId)
    return { poll, counts: poll && (await votesIn(poll, voteSource())) }
  } catch (error) {
    log.error({ poll: pollId.slice(0, 40), reason: String(error) }, 'votes not counted')
    return null
  }
}

/** The page with the result of a poll, for a browser without JavaScript. Source: requirement C-109; decision G-3. */
export async function PollResultPage({ pollId }: { pollId: string }) {
  const result = await read(pollId)
  if (result && !result.poll) notFound()
  return (
    <ResultScreen poll={result?.poll ?? null} counts={result?.counts ?? null} address={resultPath(pollId)} />
  )
}
