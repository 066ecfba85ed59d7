import { describe, expect, it } from 'vitest'
import { percentField, percentListField } from './percent-field.ts'

type Check = (value: unknown) => true | string | Promise<true | string>

const checkOf = (field: { validate?: unknown }) => field.validate as Check

describe('percentField', () => {
  const check = checkOf(percentField('rate', 'Rate', { required: true, min: 900, max: 4000 }))

  it.each([900, 1225, 4000])('accepts %d basis points', (value) => {
    expect(check(value)).toBe(true)
  })

  it.each([899, 4001, 12.5, Number.NaN, '1200', -1])('rejects %s', (value) => {
    expect(check(value)).toEqual(expect.any(String))
  })

  it('states its bounds as percentages in the error', () => {
    expect(check(5000)).toBe('A percentage between 9 % and 40 %.')
  })

  it('accepts an empty value only when it is not required', () => {
    expect(check(null)).toEqual(expect.any(String))
    expect(checkOf(percentField('rate', 'Rate'))(null)).toBe(true)
  })
})

describe('percentListField', () => {
  const check = checkOf(percentListField('rates', 'Rates', { max: 4000 }))

  it('accepts ascending rates within the bounds', () => {
    expect(check([1200, 1225, 1700])).toBe(true)
    expect(check([0])).toBe(true)
  })

  it.each([[[]], [[1200, 1200]], [[1225, 1200]], [[1200, 4001]], [[1200.5]], [null]])(
    'rejects %j',
    (values) => {
      expect(check(values)).toEqual(expect.any(String))
    },
  )
})
