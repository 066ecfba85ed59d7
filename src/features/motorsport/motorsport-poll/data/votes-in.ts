import type { Poll, VoteCounts } from '../poll.ts'
import type { VoteSource } from './vote-source.ts'

/**
 * Counts the votes of a question: all its options, those without votes too.
 *
 * @throws what the source throws
 */
export async function votesIn({ id, options }: Poll, source: VoteSource): Promise<VoteCounts> {
  const counts = await source.count(id)
  return Object.fromEntries(
    options.map((option) => [option.id, Object.hasOwn(counts, option.id) ? (counts[option.id] ?? 0) : 0]),
  )
}
