import { expect, it } from 'vitest'
import { isConnectionLost } from './connection-lost.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })
const failedQuery = (cause: Error) => new Error('Failed query: select', { cause })

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that is shutting down', failedQuery(coded('57P01'))],
  ['a server that is starting', failedQuery(coded('57P03'))],
  ['a broken connection', failedQuery(coded('08006'))],
  ['a connection terminated while in use', failedQuery(new Error('Connection terminated unexpectedly'))],
  ['a timeout of the connection pool', new Error('timeout exceeded when trying to connect')],
])('treats %s as a lost connection', (_, error) => {
  expect(isConnectionLost(error)).toBe(true)
})

it.each([
  ['a value Postgres rejects', failedQuery(coded('22P02'))],
  ['a full disk', failedQuery(coded('53100'))],
  ['an error in the code', new TypeError('x is undefined')],
  ['a value that is not an error', 'ECONNREFUSED'],
])('does not treat %s as a lost connection', (_, error) => {
  expect(isConnectionLost(error)).toBe(false)
})
