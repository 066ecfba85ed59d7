import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/database.ts'
import { allReady, createDatabaseProbe } from './readiness.ts'

const unavailable = { ready: false, reasons: ['The database does not respond.'] }

test('reports a database as ready, also after the connection was cut', async () => {
  const database = await createTestDatabase()
  const probe = createDatabaseProbe(database.url)
  expect(await probe.check()).toEqual({ ready: true, reasons: [] })
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'forecourt-probe' and datname = current_database()`,
  )
  await other.end()
  await expect.poll(() => probe.check()).toEqual({ ready: true, reasons: [] })
  await probe.close()
  await database.drop()
})

test('reports an unreachable database as not ready, without revealing its address', async () => {
  const probe = createDatabaseProbe('postgres://forecourt:secret@127.0.0.1:1/forecourt')
  expect(await probe.check()).toEqual(unavailable)
  await probe.close()
})

test('gives up after a second on a database that accepts connections and never responds', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const probe = createDatabaseProbe(`postgres://forecourt@127.0.0.1:${port}/forecourt`)
  const startedAt = performance.now()
  const results = await Promise.all([probe.check(), probe.check(), probe.check()])
  expect(results).toEqual([unavailable, unavailable, unavailable])
  expect(performance.now() - startedAt).toBeLessThan(1_800)
  await probe.close()
  silent.close()
})

test('reports ready only when all parts are ready', () => {
  expect(allReady([{ ready: true, reasons: [] }])).toEqual({ ready: true, reasons: [] })
  expect(allReady([{ ready: true, reasons: [] }, unavailable])).toEqual(unavailable)
})
