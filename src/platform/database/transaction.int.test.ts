import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { withTransaction } from './transaction.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
  await cms.payload.db.drizzle.execute(
    sql`create table deferred_check (id int primary key deferrable initially deferred references colours (id))`,
  )
})
afterAll(() => cms.close())

const colour = (code: string) => ({
  code,
  paintCode: code,
  title: code,
  hex: '#A41E22',
  finish: 'solid' as const,
})
const stored = async (code: string) =>
  (await cms.payload.count({ collection: 'colours', where: { code: { equals: code } } })).totalDocs

describe('withTransaction', () => {
  it('commits writes of Payload calls and SQL statements, then runs onCommit', async () => {
    const counts: number[] = []
    await withTransaction(cms.payload, async ({ tx, request, onCommit }) => {
      onCommit(async () => void counts.push(await stored('T01')))
      await cms.payload.create({ collection: 'colours', data: colour('T01'), req: request() })
      await tx.execute(sql`update colours set title = 'renamed' where code = 'T01'`)
      expect(await stored('T01')).toBe(0)
    })
    expect(counts).toEqual([1])
    const { docs } = await cms.payload.find({ collection: 'colours', where: { code: { equals: 'T01' } } })
    expect(docs[0]?.title).toBe('renamed')
  })

  it('completes more transactions at once than the pool has connections, when each reads outside of itself, too', async () => {
    const transactions = Array.from({ length: 24 }, () =>
      withTransaction(cms.payload, async ({ tx }) => {
        await tx.execute(sql`select 1`)
        return stored('T00')
      }),
    )
    expect(new Set(await Promise.all(transactions))).toEqual(new Set([0]))
  })

  it('rolls back when the work throws', async () => {
    const work = withTransaction(cms.payload, async ({ request }) => {
      await cms.payload.create({ collection: 'colours', data: colour('T02'), req: request() })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await stored('T02')).toBe(0)
  })

  it('throws when the COMMIT itself fails, without running onCommit', async () => {
    let hasRun = false
    const work = withTransaction(cms.payload, async ({ tx, request, onCommit }) => {
      onCommit(() => {
        hasRun = true
      })
      await cms.payload.create({ collection: 'colours', data: colour('T03'), req: request() })
      await tx.execute(sql`insert into deferred_check (id) values (-1)`)
    })
    await expect(work).rejects.toThrow()
    expect(hasRun).toBe(false)
    expect(await stored('T03')).toBe(0)
  })

  it('throws and rolls back after a failed Payload call, even when its error was caught', async () => {
    const work = withTransaction(cms.payload, async ({ request }) => {
      await cms.payload
        .findByID({ collection: 'colours', id: 999_999, req: request() })
        .catch(() => undefined)
      await cms.payload.create({ collection: 'colours', data: colour('T04'), req: request() })
    })
    await expect(work).rejects.toThrow()
    expect(await stored('T04')).toBe(0)
  })
})
