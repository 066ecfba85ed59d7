import { expect, it } from 'vitest'
import { isConnectionLost } from './connection-lost.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })
const failedQuery = (cause: Error) => new Error('Failed query: select', { cause })

it.each([
  ['nobody listens', coded('ECONNREFUSED')],
  ['a server that shuts down', failedQuery(coded('57P01'))],
  ['a server that starts', failedQuery(coded('57P03'))],
  ['a broken connection', failedQuery(coded('08006'))],
  ['a connection cut while it was used', failedQuery(new Error('Connection terminated unexpectedly'))],
  ['a pool without a connection', new Error('timeout exceeded when trying to connect')],
])('takes %s for a lost connection', (_, error) => {
  expect(isConnectionLost(error)).toBe(true)
})

it.each([
  ['a value Postgres refuses', failedQuery(coded('22P02'))],
  ['a full disk', failedQuery(coded('53100'))],
  ['a fault in the code', new TypeError('x is undefined')],
  ['something that is no error', 'ECONNREFUSED'],
])('does not take %s for one', (_, error) => {
  expect(isConnectionLost(error)).toBe(false)
})
