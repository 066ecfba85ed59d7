import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import type { Poll } from '../poll.ts'
import { readPolls } from './read-polls.ts'

/** Returns every published question, the latest first. Cached. Errors of the database are thrown. */
export function listPolls(): Promise<readonly Poll[]> {
  return cached(caches.polls, ['polls'], async () => readPolls(await cms()))
}

/** Returns a published question by its id; null when there is none. Cached. */
export async function findPoll(id: string): Promise<Poll | null> {
  return (await listPolls()).find((poll) => poll.id === id) ?? null
}
