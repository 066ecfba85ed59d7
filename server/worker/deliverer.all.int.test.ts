import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startDelivererWhenDue } from './deliverer.ts'

let database: TestDatabase
let boss: PgBoss

beforeAll(async () => {
  database = await createTestDatabase()
  boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('deliver-email')
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.drop()
})

test('starts while a job is due, restarts when killed, and stays stopped when no job is due', async () => {
  const started: ChildProcess[] = []
  const deliverer = startDelivererWhenDue(database.url, ['deliver-email'], () => {
    const child = spawn('sleep', ['60'])
    started.push(child)
    return child
  })
  try {
    await sleep(1_500)
    expect(started).toHaveLength(0)
    await boss.send('deliver-email', { key: 'a' })
    await boss.send('deliver-email', { key: 'later' }, { startAfter: 3_600 })
    await expect.poll(() => started.length, { timeout: 5_000 }).toBe(1)
    started[0]?.kill('SIGKILL')
    await expect.poll(() => started.length, { timeout: 6_000 }).toBe(2)
    await sleep(1_500)
    expect(started).toHaveLength(2)

    const jobs = await boss.fetch('deliver-email')
    await boss.complete(
      'deliver-email',
      jobs.map(({ id }) => id),
    )
    started[1]?.kill('SIGKILL')
    await sleep(3_500)
    expect(started).toHaveLength(2)
  } finally {
    await deliverer.stop()
  }
})
