import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { log } from '#platform/process/log.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { respondToVote, respondWithCounts } from '../services.ts'
import { createPoll, newAddress, newCookie } from './votes.test-support.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const voters = 2_000
const atOnce = 50

let cms: TestCms
let pollId: string

beforeAll(async () => {
  vi.stubEnv('CLOCK', '2025-01-05T08:00:00+02:00')
  cms = await openTestCms()
  pollId = String((await createPoll(cms.payload, '2025-01-05')).id)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await cms.close()
})

const vote = (voter: number, cookie: string, address: string) =>
  respondToVote(
    new Request(`http://localhost:3000/api/poll-vote-update/${pollId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ optionId: voter % 4 === 0 ? 'b' : 'a' }),
    }),
    pollId,
  )

/** Ends every other connection, so that statements end in the middle of their work. */
const endConnections = () =>
  cms.payload.db.drizzle
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    .catch(() => undefined)

it('counts 2 000 votes at 50 at once exactly, while connections of the database end (C-359)', async () => {
  const logged = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')].map((spy) => spy.mockReturnValue(undefined))
  let next = 0
  let failures = 0
  const worker = async () => {
    while (next < voters) {
      const voter = next++
      const [cookie, address] = [newCookie(), newAddress()]
      if (voter % 200 === 100) void endConnections()
      for (let status = 0; status !== 200 && status !== 409; ) {
        status = (await vote(voter, cookie, address)).status
        if (status === 503) failures += 1
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  for (const spy of logged) spy.mockRestore()
  expect(failures).toBeGreaterThan(0)
  const response = await respondWithCounts(pollId)
  expect(await response.json()).toEqual({ votes: { a: 1_500, b: 500 } })
  const { rows } = await cms.payload.db.drizzle.execute(sql`
    select option_id as id, count(*)::int as votes from poll_votes group by option_id order by option_id`)
  expect(rows).toEqual([
    { id: 'a', votes: 1_500 },
    { id: 'b', votes: 500 },
  ])
})
