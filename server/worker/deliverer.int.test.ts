import { type ChildProcess, spawn } from 'node:child_process'
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

test('starts when a job is due, and stops with the worker', async () => {
  await boss.send('deliver-email', { key: 'a' })
  let child: ChildProcess | undefined
  const deliverer = startDelivererWhenDue(database.url, ['deliver-email'], () => {
    child = spawn('sleep', ['60'])
    return child
  })
  await expect.poll(() => child?.pid, { timeout: 5_000 }).toBeGreaterThan(0)
  await deliverer.stop()
  expect(child?.signalCode).toBe('SIGTERM')
})
