import { sharedRead } from '#platform/cache/shared-read.ts'
import { cms } from '#platform/process/cms.ts'
import type { Poll } from '../poll.ts'
import { readPolls } from './read-polls.ts'

/** A vote is stored only when its option is published at that moment; what is older here is the day of a question at most. */
const recentPolls = sharedRead(async () => readPolls(await cms()), { lifeMs: 1_000 })

/**
 * Returns a published question by its id, as it was at most a second ago; null when there is none. For direct routes, which
 * are answered without Next and its cache. Errors of the database are thrown.
 */
export async function findRecentPoll(id: string): Promise<Poll | null> {
  return (await recentPolls()).find((poll) => poll.id === id) ?? null
}
