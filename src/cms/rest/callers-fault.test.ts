import { APIError, Forbidden, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { callersFault } from './callers-fault.ts'

const failedQuery = (code: string) =>
  Object.assign(new Error('Failed query: select'), {
    cause: Object.assign(new Error('of Postgres'), { code }),
  })

test.each([
  ['a refusal of Payload', new APIError('No such thing.', 404), 404],
  ['missing rights', new Forbidden(), 403],
  [
    'a document that is not valid',
    new ValidationError({ errors: [{ message: 'needed', path: 'name' }] }),
    400,
  ],
  ['half a form', new APIError('Unexpected end of form'), 400],
  ['no form', new APIError('Request is not eligible for file upload'), 400],
  ['a form without parts', new APIError('Multipart: Boundary not found'), 400],
  ['broken JSON', new SyntaxError('Unexpected token'), 400],
  ['text where a number belongs', failedQuery('22P02'), 400],
  ['a negative offset', failedQuery('2201X'), 400],
  ['an operator the type does not have', failedQuery('42883'), 400],
  ['a comparison Payload cannot write', failedQuery('42601'), 400],
  ['a reference to nothing', failedQuery('23503'), 400],
  ['a row without a value it needs', failedQuery('23502'), 400],
  ['a name no file can have', Object.assign(new Error('stat'), { code: 'ENAMETOOLONG' }), 404],
  [
    'a condition on a field that is not there',
    new APIError('Cannot find field for path at prefix', 500),
    400,
  ],
])('%s is the caller’s', (_, error, status) => {
  expect(callersFault(error)).toMatchObject({ status, message: expect.stringMatching(/\.$|: \w+/) })
})

test.each([
  ['a fault of Payload', new APIError('Something went wrong.', 500)],
  ['a missing table', failedQuery('42P01')],
  ['a full disk', failedQuery('53100')],
  ['a lost connection', failedQuery('08006')],
  ['a fault in the code', new TypeError('x is not a function')],
  ['something that is no error', 'x'],
])('%s is ours', (_, error) => {
  expect(callersFault(error)).toBeUndefined()
})
