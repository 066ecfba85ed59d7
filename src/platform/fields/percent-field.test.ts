import { describe, expect, it } from 'vitest'
import { percentField, percentListField } from './percent-field.ts'

type Check = (value: unknown) => true | string | Promise<true | string>

const checkOf = (field: { validate?: unknown }) => field.validate as Check

describe('a rate', () => {
  const check = checkOf(percentField('rate', 'Rate', { required: true, least: 900, most: 4000 }))

  it.each([900, 1225, 4000])('%d basis points', (value) => {
    expect(check(value)).toBe(true)
  })

  it.each([899, 4001, 12.5, Number.NaN, '1200', -1])('not %s', (value) => {
    expect(check(value)).toEqual(expect.any(String))
  })

  it('says its bounds as an editor writes them', () => {
    expect(check(5000)).toBe('A percentage between 9 % and 40 %.')
  })

  it('empty only when it is not needed', () => {
    expect(check(null)).toEqual(expect.any(String))
    expect(checkOf(percentField('rate', 'Rate'))(null)).toBe(true)
  })
})

describe('a list of rates', () => {
  const check = checkOf(percentListField('rates', 'Rates', { most: 4000 }))

  it('ascends within its bounds', () => {
    expect(check([1200, 1225, 1700])).toBe(true)
    expect(check([0])).toBe(true)
  })

  it.each([[[]], [[1200, 1200]], [[1225, 1200]], [[1200, 4001]], [[1200.5]], [null]])('not %j', (values) => {
    expect(check(values)).toEqual(expect.any(String))
  })
})
