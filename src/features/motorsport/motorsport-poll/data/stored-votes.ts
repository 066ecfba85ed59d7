import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { timeZone } from '#platform/site/market.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { VoteCounts } from '../poll.ts'
import { maxVotesPerNetwork } from '../rules/decide-vote.ts'

/** A vote as it is stored: keyed hashes in place of the voter and the network. */
export type StoredVote = {
  readonly pollId: string
  readonly optionId: string
  readonly voter: string
  /** Null for a program, which is not limited. */
  readonly network: string | null
}

/** What is known about a voter before the vote. */
export type Standing = { readonly hasVoted: boolean; readonly votesOfNetwork: number }

/** Rows among which the tally of an option is spread, so that votes at the same moment rarely wait for each other. */
const tallyParts = 16

export const randomPart = (): number => Math.floor(Math.random() * tallyParts)

const uniqueViolation = '23505'

function isRepeated(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === uniqueViolation) return true
  return false
}

const run = async <Row>(payload: Payload, statement: ReturnType<typeof sql>): Promise<Row[]> =>
  (await postgresOf(payload).drizzle.execute(statement)).rows as Row[]

/** Reads whether a voter has voted, and how many votes came from the network. */
export async function readStanding(
  payload: Payload,
  { pollId, voter, network }: Omit<StoredVote, 'optionId'>,
): Promise<Standing> {
  const [standing] = await run<Standing>(
    payload,
    sql`select
      exists (select from poll_votes where poll_id = ${pollId} and voter = ${voter}) as "hasVoted",
      coalesce((select votes from poll_networks where poll_id = ${pollId} and network = ${network}), 0)
        as "votesOfNetwork"`,
  )
  return standing ?? { hasVoted: false, votesOfNetwork: 0 }
}

/**
 * Stores a vote and counts it, in one statement: after a failure or the end of a process it has both effects or none. The
 * statement itself enforces one vote for each voter and the limit of the network, whatever votes arrive at the same moment.
 *
 * Source: decision C-3.
 */
export async function storeVote(
  payload: Payload,
  { pollId, optionId, voter, network }: StoredVote,
): Promise<'stored' | 'repeated' | 'tooMany' | 'unknownOption'> {
  // Each step selects from the one before, so that all statements lock the rows of a network before those of a tally.
  const statement = sql`
    with known as (
      select 1 from polls join polls_options on polls_options._parent_id = polls.id
      where polls.id = ${pollId} and polls_options.code = ${optionId}
        and polls._status = 'published' and polls.deleted_at is null
    ), counted as (
      insert into poll_networks (poll_id, network, votes)
      select ${pollId}::int, ${network}::varchar, 1 from known where ${network}::varchar is not null
      on conflict (poll_id, network) do update set votes = poll_networks.votes + 1
        where poll_networks.votes < ${maxVotesPerNetwork}
      returning 1
    ), allowed as (
      select 1 from counted union all select 1 from known where ${network}::varchar is null
    ), stored as (
      insert into poll_votes (poll_id, voter, option_id)
      select ${pollId}::int, ${voter}, ${optionId} from allowed
      returning 1
    ), tallied as (
      insert into poll_tallies (poll_id, option_id, part, votes)
      select ${pollId}::int, ${optionId}, ${randomPart()}::smallint, 1 from stored
      on conflict (poll_id, option_id, part) do update set votes = poll_tallies.votes + 1
      returning 1
    )
    select exists (select from known) as known, exists (select from tallied) as stored`
  try {
    const [outcome] = await run<{ known: boolean; stored: boolean }>(payload, statement)
    if (outcome?.stored) return 'stored'
    return outcome?.known ? 'tooMany' : 'unknownOption'
  } catch (error) {
    if (isRepeated(error)) return 'repeated'
    throw error
  }
}

/** Takes back a vote that an external service did not accept. */
export async function removeVote(payload: Payload, vote: StoredVote): Promise<void> {
  const { pollId, optionId, voter, network } = vote
  await run(
    payload,
    sql`with removed as (
        delete from poll_votes where poll_id = ${pollId} and voter = ${voter} returning 1
      ), network as (
        update poll_networks set votes = votes - 1
        where poll_id = ${pollId} and network = ${network}::varchar and exists (select from removed)
      )
      update poll_tallies set votes = votes - 1
      where (poll_id, option_id, part) = (
        select poll_id, option_id, part from poll_tallies
        where poll_id = ${pollId} and option_id = ${optionId} and votes > 0
        limit 1 for update
      ) and exists (select from removed)`,
  )
}

/** Counts the votes of questions: by the id of a question, and by the id of their option. What has no votes may be missing. */
export async function countVotes(
  payload: Payload,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, VoteCounts>> {
  const rows = await run<{ poll: string; votes: Record<string, number> }>(
    payload,
    sql`select poll, jsonb_object_agg(option_id, votes) as votes from (
        select poll_id::text as poll, option_id, sum(votes)::int as votes from poll_tallies
        where poll_id in (select jsonb_array_elements_text(${JSON.stringify(pollIds)}::jsonb)::int)
        group by poll_id, option_id
      ) as tallies group by poll`,
  )
  return new Map(rows.map(({ poll, votes }) => [poll, votes]))
}

/**
 * Deletes what was stored about the networks of questions before a day. The votes stay, without any link to a network.
 *
 * @returns the number of deleted rows
 */
export async function deleteNetworksBefore(payload: Payload, today: CalendarDay): Promise<number> {
  const { rowCount } = await postgresOf(payload).drizzle.execute(sql`
    delete from poll_networks using polls
    where polls.id = poll_networks.poll_id and (polls.day at time zone ${timeZone})::date < ${today}::date`)
  return rowCount ?? 0
}
