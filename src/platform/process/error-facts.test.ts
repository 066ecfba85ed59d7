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

test('removes query parameters and quoted values of a failed statement', () => {
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

test('keeps the type, message and code of an error', () => {
  const error = Object.assign(new TypeError('relation "models" does not exist'), { code: '42P01' })
  expect(errorFacts(error)).toMatchObject({
    type: 'TypeError',
    message: 'relation "models" does not exist',
    code: '42P01',
  })
})

test('stops after five errors when causes are circular', () => {
  const error = new Error('first')
  error.cause = error
  expect(JSON.stringify(errorFacts(error)).match(/first/g)).toHaveLength(5)
})

test('does not repeat a value that is not an error', () => {
  expect(JSON.stringify(errorFacts('thandi@example.co.za'))).not.toContain('thandi')
})

test.each(['{"name":"Sithole"', "Sithole'", '\ufeff"Sithole"'])(
  'does not repeat the content of the invalid JSON %j',
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

test('removes the parameters from a reason and keeps the statement', () => {
  expect(withoutParameters(String(statement('thandi@example.co.za')))).toBe(
    'Error: Failed query: select "id" from "users" where "email" = $1',
  )
  expect(withoutParameters({ a: 1 })).toEqual({ a: 1 })
})
