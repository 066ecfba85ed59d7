import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { allReady, createDatabaseProbe } from './readiness.ts'

const notAnswering = { ready: false, reasons: ['The database does not answer.'] }

test('a database that answers is ready, again after it cut the connection', async () => {
  const database = await freshDatabase()
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

test('a database that is not there is not ready, and says nothing of where it should be', async () => {
  const probe = createDatabaseProbe('postgres://forecourt:secret@127.0.0.1:1/forecourt')
  expect(await probe.check()).toEqual(notAnswering)
  await probe.close()
})

test('a database that accepts and never answers is given up after a second', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const probe = createDatabaseProbe(`postgres://forecourt@127.0.0.1:${port}/forecourt`)
  const begun = performance.now()
  const answers = await Promise.all([probe.check(), probe.check(), probe.check()])
  expect(answers).toEqual([notAnswering, notAnswering, notAnswering])
  expect(performance.now() - begun).toBeLessThan(1_800)
  await probe.close()
  silent.close()
})

test('all parts have to be ready', () => {
  expect(allReady([{ ready: true, reasons: [] }])).toEqual({ ready: true, reasons: [] })
  expect(allReady([{ ready: true, reasons: [] }, notAnswering])).toEqual(notAnswering)
})
