import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import { respondToVote, respondWithCounts } from '../services.ts'
import { storeVotes } from './store-votes.ts'
import { createPoll, newAddress, newCookie } from './votes.test-support.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let pollId: string

const run = async (statement: ReturnType<typeof sql>) =>
  (await postgresOf(cms.payload).drizzle.execute(statement)).rows

beforeAll(async () => {
  vi.stubEnv('CLOCK', '2025-01-05T08:00:00+02:00')
  cms = await openTestCms()
  pollId = String((await createPoll(cms.payload, '2025-01-05')).id)
  testCache.expire([tags.polls])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await cms.close()
})
beforeEach(async () => {
  await run(sql`truncate poll_votes, poll_tallies, poll_networks`)
})

const voteOf = (voter: string, network: string | null, optionId = 'a') => ({
  ...{ pollId, optionId, voter, network },
})
const store = async (...votes: ReturnType<typeof voteOf>[]) =>
  [...(await storeVotes(cms.payload, votes))].map(({ voter, optionId }) => `${voter} ${optionId}`).sort()

const tallies = () =>
  run(sql`select option_id as id, sum(votes)::int as votes from poll_tallies group by 1 order by 1`)
const stored = () => run(sql`select voter, option_id as option from poll_votes order by voter`)
const networks = () => run(sql`select network, votes from poll_networks order by network`)

describe('votes that are stored together', () => {
  it('are counted by option and network; the first of a voter is, and none for an unknown option (C-359)', async () => {
    const votes = [voteOf('u', 'n'), voteOf('v', 'n', 'b'), voteOf('u', 'm', 'b'), voteOf('w', 'm', 'z')]
    expect(await store(...votes, voteOf('program', null))).toEqual(['program a', 'u a', 'v b'])
    expect(await stored()).toEqual([
      { voter: 'program', option: 'a' },
      { voter: 'u', option: 'a' },
      { voter: 'v', option: 'b' },
    ])
    expect(await tallies()).toEqual([
      { id: 'a', votes: 2 },
      { id: 'b', votes: 1 },
    ])
    expect(await networks()).toEqual([{ network: 'n', votes: 2 }])
  })

  it('leave out a voter who has voted, and a network that would exceed its limit (C-114)', async () => {
    const many = Array.from({ length: 29 }, (_, index) => voteOf(`voter-${index}`, 'full'))
    expect(await store(...many)).toHaveLength(29)
    const next = [voteOf('voter-1', 'other', 'b'), voteOf('x', 'full'), voteOf('y', 'full')]
    expect(await store(...next, voteOf('z', 'other'))).toEqual(['z a'])
    expect(await store(voteOf('x', 'full'))).toEqual(['x a'])
    expect(await networks()).toEqual([
      { network: 'full', votes: 30 },
      { network: 'other', votes: 1 },
    ])
    expect(await tallies()).toEqual([{ id: 'a', votes: 31 }])
  })

  it('store nothing when another process stores one of the voters at that moment', async () => {
    const held = Promise.withResolvers<void>()
    const inserted = Promise.withResolvers<void>()
    const other = postgresOf(cms.payload).drizzle.transaction(async (tx) => {
      await tx.execute(sql`insert into poll_votes (poll_id, voter, option_id) values (${pollId}, 'u', 'b')`)
      inserted.resolve()
      await held.promise
    })
    await inserted.promise
    const storing = store(voteOf('u', 'n'), voteOf('v', 'n'))
    const waiting = () =>
      run(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    await expect.poll(waiting).toHaveLength(1)
    held.resolve()
    await other
    expect(await storing).toEqual([])
    expect([await networks(), await tallies()]).toEqual([[], []])
  })
})

describe('votes that arrive at the same moment', () => {
  const vote = () =>
    respondToVote(
      new Request(`http://localhost:3000/api/poll-vote-update/${pollId}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...{ 'x-forwarded-for': newAddress(), cookie: newCookie() },
        },
        body: '{"optionId":"a"}',
      }),
      pollId,
    )

  it('share a few statements, and so do the questions for the result (C-359)', async () => {
    await respondWithCounts(pollId)
    const execute = vi.spyOn(postgresOf(cms.payload).drizzle, 'execute')
    const answers = await Promise.all(Array.from({ length: 100 }, vote))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    expect(execute.mock.calls.length).toBeLessThan(10)
    execute.mockClear()
    const counts = await Promise.all(Array.from({ length: 100 }, () => respondWithCounts(pollId)))
    expect(await counts.at(-1)?.json()).toEqual({ votes: { a: 100, b: 0 } })
    expect(execute.mock.calls.length).toBeLessThan(10)
    execute.mockRestore()
  })
})
