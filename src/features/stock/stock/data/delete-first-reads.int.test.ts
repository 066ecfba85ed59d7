import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { deleteOldFirstReads } from './delete-first-reads.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
})
afterAll(() => cms.close())

beforeEach(async () => {
  await run(sql`delete from stock_first_reads`)
  await run(sql`
    insert into stock_first_reads (id, first_read_at) values
      ('SOLD', '2025-11-19T08:00:00Z'), ('LISTED', '2025-11-19T08:00:00Z'), ('YOUNG', '2025-11-21T08:00:00Z')`)
})

const now = new Date('2026-11-20T08:00:00Z')
const run = (statement: ReturnType<typeof sql>) => postgresOf(payload).drizzle.execute(statement)
const storedIds = async () =>
  (await run(sql`select id from stock_first_reads order by id`)).rows.map(({ id }) => id)

it('deletes first reads of more than a year ago, except those of vehicles that are still listed', async () => {
  const listed = async function* () {
    yield [{ id: 'OTHER' }]
    yield [{ id: 'LISTED' }]
  }
  expect(await deleteOldFirstReads(payload, now, listed)).toBe(1)
  expect(await storedIds()).toEqual(['LISTED', 'YOUNG'])
})

it('deletes nothing when the service fails after some vehicles', async () => {
  const failing = async function* () {
    yield [{ id: 'LISTED' }]
    throw new Error('The service did not respond.')
  }
  await expect(deleteOldFirstReads(payload, now, failing)).rejects.toThrow('did not respond')
  expect(await storedIds()).toHaveLength(3)
})

it('does not read the service while every first read is younger than a year', async () => {
  const unexpected = () => {
    throw new Error('The service was read.')
  }
  expect(await deleteOldFirstReads(payload, new Date('2026-11-01T08:00:00Z'), unexpected)).toBe(0)
})

it('deletes every first read of more than a year ago when there is no service', async () => {
  expect(await deleteOldFirstReads(payload, now)).toBe(2)
  expect(await storedIds()).toEqual(['YOUNG'])
})
