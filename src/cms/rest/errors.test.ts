import { expect, test } from 'vitest'
import { explainCallersFault } from './errors.ts'

const fields = { errors: [{ path: 'path', message: 'Value must be unique' }] }
const refusal = (data?: object) =>
  Object.assign(new Error('The following field is invalid: path'), { status: 400, data })

const explain = (error: Error, result: object) =>
  explainCallersFault({ error, result, context: {}, req: {} } as never) as
    | { status?: number; response?: { errors: object[] } }
    | undefined

test('the fields of a refusal are named, whichever copy of Payload threw it', () => {
  const answer = explain(refusal(fields), { errors: [{ message: 'The following field is invalid: path' }] })
  expect(answer?.status).toBe(400)
  expect(answer?.response?.errors).toEqual([expect.objectContaining({ data: fields })])
})

test('what Payload says in full stays as it is', () => {
  expect(explain(refusal(fields), { errors: [{ message: 'x', data: fields }] })).toEqual({ status: 400 })
})

test('a refusal without fields is a sentence', () => {
  const answer = explain(refusal(), { errors: [{ message: 'x' }] })
  expect(answer?.response?.errors).toEqual([{ message: 'The following field is invalid: path' }])
})

test('a fault of ours is left to Payload', () => {
  expect(explain(new Error('lost'), { errors: [] })).toBeUndefined()
})

test('a lost database is an outage, whatever Payload makes of it', () => {
  const lost = Object.assign(new Error('Connection terminated'), { status: 500 })
  expect(explain(lost, { errors: [] })).toEqual({ status: 503 })
})
