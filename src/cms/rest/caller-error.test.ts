import { APIError, Forbidden, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { callerError } from './caller-error.ts'

const failedQuery = (code: string) =>
  Object.assign(new Error('Failed query: select'), {
    cause: Object.assign(new Error('of Postgres'), { code }),
  })

test.each([
  ['a refusal of Payload', new APIError('No such thing.', 404), 404],
  ['missing rights', new Forbidden(), 403],
  [
    'a document with an invalid field',
    new ValidationError({ errors: [{ message: 'needed', path: 'name' }] }),
    400,
  ],
  ['an incomplete form', new APIError('Unexpected end of form'), 400],
  ['a request that is not a form', new APIError('Request is not eligible for file upload'), 400],
  ['a form without parts', new APIError('Multipart: Boundary not found'), 400],
  ['broken JSON', new SyntaxError('Unexpected token'), 400],
  ['text in place of a number', failedQuery('22P02'), 400],
  ['a negative offset', failedQuery('2201X'), 400],
  ['an operator the type does not have', failedQuery('42883'), 400],
  ['a comparison Payload cannot write', failedQuery('42601'), 400],
  ['a reference to a missing row', failedQuery('23503'), 400],
  ['a row without a required value', failedQuery('23502'), 400],
  ['a file name that is too long', Object.assign(new Error('stat'), { code: 'ENAMETOOLONG' }), 404],
  [
    'a condition on a field that does not exist',
    new APIError('Cannot find field for path at prefix', 500),
    400,
  ],
])('returns a client error for %s', (_, error, status) => {
  expect(callerError(error)).toMatchObject({ status, message: expect.stringMatching(/\.$|: \w+/) })
})

test.each([
  ['an error of Payload', new APIError('Something went wrong.', 500)],
  ['a missing table', failedQuery('42P01')],
  ['a full disk', failedQuery('53100')],
  ['a lost connection', failedQuery('08006')],
  ['an error in the code', new TypeError('x is not a function')],
  ['a thrown value that is not an error', 'x'],
])('returns no client error for %s', (_, error) => {
  expect(callerError(error)).toBeUndefined()
})
