import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ensureQueues, retryOptions } from '#platform/outbox/queues.ts'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { type QueueHandler, type QueueLimits, queueLimits } from './queue-worker.ts'
import { runUntilIdle } from './run-until-idle.ts'

const queue = 'deliver-crm'
const retrySoon = { ...retryOptions, retryDelay: 1, retryDelayMax: 1 } as const

let database: TestDatabase
let boss: PgBoss
let client: pg.Client
let stop: AbortController
let ended: Promise<number> | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false })
  await boss.start()
  await ensureQueues(boss, [{ name: queue, deadLetter: 'dead', ...retrySoon }])
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await client.end()
  await database.drop()
})
beforeEach(async () => {
  await client.query('delete from pgboss.job')
  stop = new AbortController()
})
afterEach(async () => {
  stop.abort()
  await ended
})

type Data = { readonly hangs?: boolean }

function start(run: QueueHandler['run'], limits?: QueueLimits): void {
  ended = runUntilIdle(database.url, [{ queue, run }], { signal: stop.signal, ...(limits && { limits }) })
}

const send = (count: number, data: Data = {}) =>
  boss.insert(
    queue,
    Array.from({ length: count }, () => ({ data })),
  )

/** Counts the jobs in each state. */
async function countStates(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ state: string; count: number }>(
    'select state::text, count(*)::int from pgboss.job where name = $1 group by 1',
    [queue],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

const pollOptions = { timeout: 50_000, interval: 100 }
const isHanging = (data: unknown) => (data as Data).hangs === true

it('completes all other jobs while a twelfth of 2 400 jobs hang', async () => {
  const jobs = Array.from({ length: 2_400 }, (_, n) => ({ data: { hangs: n % 12 === 0 } }))
  await boss.insert(queue, jobs)
  const gate = Promise.withResolvers<void>()
  start(({ data }) => (isHanging(data) ? gate.promise : Promise.resolve()))
  await expect.poll(countStates, pollOptions).toEqual({ completed: 2_200, active: 200 })
  gate.resolve()
  await expect.poll(countStates, pollOptions).toEqual({ completed: 2_400 })
})

it('runs other jobs concurrently while 75 first attempts and retries hang', async () => {
  const fastSlots = queueLimits.main.maxFast
  const gate = Promise.withResolvers<void>()
  let hanging = 0
  let others = 0
  start(
    ({ data }) => {
      if (!isHanging(data)) others++
      // The first hundred attempts fail at once. The limits below count them as hung, so they move to the lane for
      // hung jobs.
      else if (++hanging <= 100) return Promise.reject(new Error('no response'))
      return gate.promise
    },
    { ...queueLimits, hungAfterMs: 0 },
  )
  await send(100, { hangs: true })
  await expect.poll(() => hanging, pollOptions).toBe(100 + queueLimits.hung.maxTotal)
  await send(75, { hangs: true })
  await expect.poll(() => hanging, pollOptions).toBe(175 + queueLimits.hung.maxTotal)
  await send(3 * fastSlots)
  await expect.poll(() => others, pollOptions).toBeGreaterThanOrEqual(fastSlots)
  expect(hanging).toBe(175 + queueLimits.hung.maxTotal)
  gate.resolve()
  await expect.poll(countStates, pollOptions).toEqual({ completed: 175 + 3 * fastSlots })
})

it('takes a job out of the lane for hanging jobs once an attempt fails in time', async () => {
  const priorities: number[] = []
  const readPriority = async () => {
    const { rows } = await client.query<{ priority: number }>(
      'select priority from pgboss.job where name = $1',
      [queue],
    )
    return rows[0]?.priority
  }
  start(
    async () => {
      priorities.push((await readPriority()) ?? Number.NaN)
      if (priorities.length === 1) await new Promise((resolve) => setTimeout(resolve, 300))
      if (priorities.length <= 2) throw new Error('refused')
    },
    { ...queueLimits, hungAfterMs: 250 },
  )
  await send(1)
  await expect.poll(countStates, pollOptions).toEqual({ completed: 1 })
  expect(priorities).toEqual([0, -1, 0])
})

it('completes a job as soon as the database accepts it, without running it again', async () => {
  const complete = vi.spyOn(PgBoss.prototype, 'complete')
  onTestFinished(() => complete.mockRestore())
  complete.mockRejectedValueOnce(new Error('terminating connection due to administrator command'))
  const run = vi.fn(async () => {})
  start(run)
  await send(1)
  await expect.poll(countStates, pollOptions).toEqual({ completed: 1 })
  expect(run).toHaveBeenCalledTimes(1)
  expect(complete).toHaveBeenCalledTimes(2)
})

it('retries a failed job, and stores no values of the failed statement', async () => {
  let attempts = 0
  start(async () => {
    if (++attempts === 1) throw new Error('Failed query: select 1\nparams: thandeka@example.co.za')
  })
  await send(1)
  await expect.poll(countStates, pollOptions).toEqual({ completed: 1 })
  const { rows } = await client.query<{ text: string }>('select j::text as text from pgboss.job j')
  expect(rows.map(({ text }) => text).join()).not.toContain('thandeka')
  expect(attempts).toBe(2)
})

it('returns a job to the queue when it does not end on shutdown', async () => {
  let signal: AbortSignal | undefined
  start((job) => {
    signal = job.signal
    return new Promise(() => {})
  })
  await send(1)
  await expect.poll(() => signal !== undefined, pollOptions).toBe(true)
  stop.abort()
  expect(await ended).toBe(1)
  expect(signal?.aborted).toBe(true)
  expect(await countStates()).toEqual({ retry: 1 })
})
