import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { runSeedings } from '#platform/seeding/seeding.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'
import { pollSeeding } from '../seed.ts'
import { listPolls } from './cached.ts'
import { loadPoll } from './load-poll.ts'
import { countVotes, storeVote } from './stored-votes.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms

const seed = async () => runSeedings(cms.payload, [await pollSeeding()])

beforeAll(async () => {
  vi.stubEnv('CLOCK', '2026-11-20T08:00:00+02:00')
  cms = await openTestCms()
  await seed()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await cms.close()
})

const questionOn = async (today: CalendarDay) => {
  const live = await loadPoll({ today })
  return live.state === 'ready' ? live.data.question : live.state
}
const january = (day: number) => `2025-01-${String(day).padStart(2, '0')}` as CalendarDay

it('shows the question of each day of the race and from the day of seeding on, and none on others (C-106 to C-108, C-116)', async () => {
  const days = [
    ...Array.from({ length: 14 }, (_, index) => january(3 + index)),
    '2026-11-20',
    '2026-12-03',
  ] as const
  const questions = await Promise.all(days.map(questionOn))
  expect(new Set(questions).size).toBe(16)
  expect(questions[2]).toBe('What costs a crew the most time?')
  for (const day of [january(2), january(17), '2025-03-01', '2026-11-19', '2026-12-04'] as const)
    expect(await questionOn(day)).toBe('empty')
})

it('is seeded once, also when an editor has reworded a question or moved it to another day', async () => {
  const [first] = (await cms.payload.find({ collection: 'polls', sort: 'day', limit: 1 })).docs
  const id = first?.id ?? 0
  await cms.payload.update({ collection: 'polls', id, data: { question: 'Reworded?' } })
  expect(await seed()).toBe(0)
  const moved = { question: first?.question ?? '', day: '2025-02-01T10:00:00.000Z' }
  await cms.payload.update({ collection: 'polls', id, data: moved })
  expect(await seed()).toBe(0)
  await cms.payload.update({ collection: 'polls', id, data: { day: first?.day ?? '' } })
})

it('refuses a second question for a day, at whatever time of it (C-107)', async () => {
  const create = cms.payload.create({
    collection: 'polls',
    data: {
      ...{ day: '2025-01-05T21:00:00.000Z', question: 'Another one?', _status: 'published' },
      options: [{ text: 'Yes' }, { text: 'No' }],
    },
  })
  await expect(create).rejects.toMatchObject({ data: { errors: [{ path: 'day' }] } })
})

it('keeps an option with votes: it can be reworded, and not removed from a published question', async () => {
  const [poll] = (await listPolls()).filter(({ day }) => day === '2025-01-05')
  const pollId = poll?.id ?? ''
  await storeVote(cms.payload, { pollId, optionId: 'b', voter: 'v', network: 'n' })
  const { options } = await cms.payload.findByID({ collection: 'polls', id: Number(pollId) })
  const save = (changed: typeof options) =>
    cms.payload.update({
      ...{ collection: 'polls', id: Number(pollId) },
      data: { options: changed, _status: 'published' },
    })
  const [first, second, third] = options
  if (!first || !second || !third) throw new Error('The question has three options.')
  await expect(save([first, third])).rejects.toMatchObject({
    data: { errors: [{ path: 'options', message: expect.stringContaining('One visitor has voted') }] },
  })
  await save([{ ...second, text: 'Reworded' }, first, { text: 'A new one' }])
  testCache.expire([tags.polls])
  const changed = (await listPolls()).find(({ id }) => id === pollId)
  expect(changed?.options[0]).toEqual({ id: 'b', text: 'Reworded' })
  expect(new Set(changed?.options.map(({ id }) => id)).size).toBe(3)
  expect(await countVotes(cms.payload, [pollId])).toEqual(new Map([[pollId, { b: 1 }]]))
})

it('deletes the votes with their question', async () => {
  const [poll] = (await listPolls()).filter(({ day }) => day === '2025-01-06')
  await storeVote(cms.payload, { pollId: poll?.id ?? '', optionId: 'a', voter: 'v', network: 'n' })
  await cms.payload.delete({ collection: 'polls', id: Number(poll?.id) })
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select from poll_votes where poll_id = ${poll?.id}`,
  )
  expect(rows).toEqual([])
})
