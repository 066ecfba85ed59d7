import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { maxVotesPerNetwork } from '../rules/decide-vote.ts'
import { randomPart, type StoredVote } from './stored-votes.ts'

/** A voter who was stored by another process at the same moment, and a deadlock with it. */
const conflicts = /^(?:23505|40P01)$/

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && conflicts.test(cause.code)) return true
  return false
}

/** The first vote of each voter; a statement may insert a row once. */
const firstOfEachVoter = (votes: readonly StoredVote[]): readonly StoredVote[] => [
  ...new Map(votes.toReversed().map((vote) => [vote.voter, vote])).values(),
]

/**
 * Stores many votes and counts them, in one statement: one commit, one row for each tally and network, however many votes
 * arrive in a moment. After a failure or the end of a process it has all effects or none.
 *
 * It stores only what is beyond doubt: the first vote of a voter, for an option of a published question, from a network
 * that stays within its limit with all its votes of this call. About every other vote `storeVote` decides, alone.
 *
 * @returns those that are stored
 * Source: decision C-3.
 */
export async function storeVotes(
  payload: Payload,
  votes: readonly StoredVote[],
): Promise<ReadonlySet<StoredVote>> {
  const firsts = firstOfEachVoter(votes)
  const sent = firsts.map(({ pollId, optionId, voter, network }) => ({
    ...{ poll_id: Number(pollId), option_id: optionId },
    ...{ voter, network },
  }))
  // Each step selects from the one before, and in the order of keys: no two calls wait for each other's rows.
  const statement = sql`
    with sent as (
      select vote.* from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as vote (poll_id int, option_id varchar, voter varchar, network varchar)
      join polls on polls.id = vote.poll_id and polls._status = 'published' and polls.deleted_at is null
      join polls_options on polls_options._parent_id = polls.id and polls_options.code = vote.option_id
      where not exists (
        select from poll_votes where poll_votes.poll_id = vote.poll_id and poll_votes.voter = vote.voter
      )
    ), counted as (
      insert into poll_networks (poll_id, network, votes)
      select poll_id, network, count(*)::int from sent where network is not null
      group by poll_id, network having count(*) <= ${maxVotesPerNetwork} order by poll_id, network
      on conflict (poll_id, network) do update set votes = poll_networks.votes + excluded.votes
        where poll_networks.votes + excluded.votes <= ${maxVotesPerNetwork}
      returning poll_id, network
    ), stored as (
      insert into poll_votes (poll_id, voter, option_id)
      select poll_id, voter, option_id from sent
      where network is null or (poll_id, network) in (select poll_id, network from counted)
      order by poll_id, voter
      returning poll_id, voter, option_id
    ), tallied as (
      insert into poll_tallies (poll_id, option_id, part, votes)
      select poll_id, option_id, ${randomPart()}::smallint, count(*)::int from stored
      group by poll_id, option_id order by poll_id, option_id
      on conflict (poll_id, option_id, part) do update set votes = poll_tallies.votes + excluded.votes
    )
    select voter from stored`
  try {
    const { rows } = await postgresOf(payload).drizzle.execute(statement)
    const voters = new Set(rows.map(({ voter }) => voter))
    return new Set(firsts.filter(({ voter }) => voters.has(voter)))
  } catch (error) {
    if (isConflict(error)) return new Set()
    throw error
  }
}
