import type { Poll, VoteCounts } from '../poll.ts'

/** The votes of an option and its part of all votes, in whole per cent. */
export type VoteShare = { readonly id: string; readonly votes: number; readonly percent: number }

/**
 * Returns the share of each option. The per cents add up to 100: each is rounded down, and those that lose most by it
 * get one more, the first ones when they lose the same. All are 0 without votes. Votes for options that no longer exist
 * do not count.
 *
 * Source: requirement C-109.
 */
export function voteShares({ options }: Pick<Poll, 'options'>, counts: VoteCounts): readonly VoteShare[] {
  const rows = options.map(({ id }) => ({ id, votes: (Object.hasOwn(counts, id) && counts[id]) || 0 }))
  const total = rows.reduce((sum, { votes }) => sum + votes, 0)
  if (total === 0) return rows.map((row) => ({ ...row, percent: 0 }))
  const down = rows.map(({ votes }) => Math.floor((votes * 100) / total))
  const missing = 100 - down.reduce((sum, percent) => sum + percent, 0)
  const raised = new Set(
    rows
      .map(({ votes }, index) => ({ index, lost: (votes * 100) % total }))
      .sort((one, other) => other.lost - one.lost || one.index - other.index)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return rows.map((row, index) => ({ ...row, percent: (down[index] ?? 0) + (raised.has(index) ? 1 : 0) }))
}
