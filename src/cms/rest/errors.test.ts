import { expect, test } from 'vitest'
import { explainCallerError } from './errors.ts'

const fields = { errors: [{ path: 'path', message: 'Value must be unique' }] }
const rejection = (data?: object) =>
  Object.assign(new Error('The following field is invalid: path'), { status: 400, data })

const explain = (error: Error, result: object) =>
  explainCallerError({ error, result, context: {}, req: {} } as never) as
    | { status?: number; response?: { errors: object[] } }
    | undefined

test('names the invalid fields of an error from any copy of Payload', () => {
  const outcome = explain(rejection(fields), {
    errors: [{ message: 'The following field is invalid: path' }],
  })
  expect(outcome?.status).toBe(400)
  expect(outcome?.response?.errors).toEqual([expect.objectContaining({ data: fields })])
})

test('leaves an error unchanged when Payload already lists its fields', () => {
  expect(explain(rejection(fields), { errors: [{ message: 'x', data: fields }] })).toEqual({ status: 400 })
})

test('returns the message of an error without fields', () => {
  const outcome = explain(rejection(), { errors: [{ message: 'x' }] })
  expect(outcome?.response?.errors).toEqual([{ message: 'The following field is invalid: path' }])
})

test('leaves server errors to Payload', () => {
  expect(explain(new Error('lost'), { errors: [] })).toBeUndefined()
})

test('returns 503 for a lost database connection', () => {
  const lost = Object.assign(new Error('Connection terminated'), { status: 500 })
  expect(explain(lost, { errors: [] })).toEqual({ status: 503 })
})
