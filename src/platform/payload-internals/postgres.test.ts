import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { postgresOf, transactionOf } from './postgres.ts'

const payloadWith = (db: object) => ({ db }) as unknown as Payload

it('returns the Postgres adapter', () => {
  const db = { name: 'postgres' }
  expect(postgresOf(payloadWith(db))).toBe(db)
})

it('rejects another adapter and names it', () => {
  expect(() => postgresOf(payloadWith({ name: 'sqlite' }))).toThrow('the database adapter "sqlite"')
})

it('returns the transaction of a request, or undefined outside of one', async () => {
  const tx = {}
  const payload = payloadWith({ name: 'postgres', sessions: { a: { db: tx } } })
  expect(await transactionOf({ payload, transactionID: 'a' })).toBe(tx)
  expect(await transactionOf({ payload, transactionID: Promise.resolve('gone') })).toBeUndefined()
  expect(await transactionOf({ payload })).toBeUndefined()
})
