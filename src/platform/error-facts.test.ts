import { expect, test } from 'vitest'
import { errorFacts, withoutParameters } from './error-facts.ts'

const statement = (email: string) =>
  Object.assign(
    new Error(`Failed query: select "id" from "users" where "email" = $1\nparams: ${email},1\nmore`),
    {
      query: 'select …',
      params: [email, 1],
    },
  )

test('what a statement was about stays out of the log', () => {
  const error = statement('thandi@example.co.za')
  error.cause = Object.assign(new Error('invalid byte sequence: "thandi@example.co.za"'), {
    code: '22021',
    detail: 'Key (email)=(thandi@example.co.za)',
  })
  const facts = errorFacts(error)
  expect(JSON.stringify(facts)).not.toContain('thandi')
  expect(facts).toMatchObject({
    type: 'Error',
    message: 'Failed query: select "id" from "users" where "email" = $1',
    stack: expect.stringMatching(/^\s+at /),
    cause: { code: '22021', message: 'invalid byte sequence: "…"' },
  })
})

test('what helps to find the fault stays', () => {
  const error = Object.assign(new TypeError('relation "models" does not exist'), { code: '42P01' })
  expect(errorFacts(error)).toMatchObject({
    type: 'TypeError',
    message: 'relation "models" does not exist',
    code: '42P01',
  })
})

test('causes that go round in a circle come to an end', () => {
  const error = new Error('first')
  error.cause = error
  expect(JSON.stringify(errorFacts(error)).match(/first/g)).toHaveLength(5)
})

test('what is no error is not repeated', () => {
  expect(JSON.stringify(errorFacts('thandi@example.co.za'))).not.toContain('thandi')
})

test.each(['{"name":"Sithole"', "Sithole'", '\ufeff"Sithole"'])(
  'JSON that cannot be read, %j, is not repeated',
  (text) => {
    const read = () => JSON.parse(text)
    expect(read).toThrow(SyntaxError)
    try {
      read()
    } catch (error) {
      expect(JSON.stringify(errorFacts(error))).not.toContain('Sithole')
    }
  },
)

test('a reason keeps the statement and loses its parameters', () => {
  expect(withoutParameters(String(statement('thandi@example.co.za')))).toBe(
    'Error: Failed query: select "id" from "users" where "email" = $1',
  )
  expect(withoutParameters({ a: 1 })).toEqual({ a: 1 })
})
