import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldRule } from './field-rule.ts'
import { schemaOfRule } from './rule-schema.ts'

const today = '2026-11-20'

/** The error of a text; null when it is accepted. */
function errorOf(rule: FieldRule, text: unknown, values: readonly string[] = []) {
  const checked = schemaOfRule(rule, values, today).safeParse(text)
  return checked.success ? null : checked.error.issues[0]?.message
}

const spaces = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

describe('a line', () => {
  it('accepts a text whose length without outer and repeated spaces is within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const { length } = spaces(text)
        const expected = length === 0 ? 'fieldRequired' : length > 20 ? 'tooLong' : null
        expect(errorOf({ type: 'line', max: 20, missing: 'fieldRequired' }, text)).toBe(expected)
      }),
    )
  })

  it('is refused when it is no text', () => {
    for (const value of [5, null, {}, ['x'], true])
      expect(errorOf({ type: 'line' }, value)).toBe('choiceUnknown')
  })
})

describe('an option', () => {
  it('accepts its values alone, to the letter', () => {
    const values = ['Good', 'Poor']
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...values, 'good', 'GOOD', 'Goo'), fc.string()), (text) => {
        const trimmed = spaces(text)
        const expected =
          trimmed === '' || trimmed === 'Good' || trimmed === 'Poor' ? null : expect.any(String)
        expect(errorOf({ type: 'option' }, text, values)).toEqual(expected)
      }),
    )
  })
})

describe('a whole number', () => {
  const rule = { type: 'wholeNumber', min: 0, max: 2_000_000, missing: 'mileageRequired' } as const

  it('accepts every number within the limits, with and without spaces between thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (number) => {
        const expected = number <= 2_000_000 ? null : 'numberTooLarge'
        expect(errorOf(rule, String(number))).toBe(expected)
        expect(errorOf(rule, number.toLocaleString('en-ZA').replace(/[^\d]/g, ' '))).toBe(expected)
      }),
    )
  })

  it('refuses every text with anything but digits and spaces', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => /[^\d\s\p{Cc}\u2028\u2029]/u.test(text)),
        (text) => {
          expect(errorOf(rule, text)).not.toBeNull()
        },
      ),
    )
  })
})

describe('a day that is not over', () => {
  it.each([
    ['', null],
    ['2026-11-20', null],
    ['2026-11-19', 'dayPast'],
    ['2027-02-29', 'dayInvalid'],
    ['20/11/2026', 'dayInvalid'],
  ])('answers %j with %s', (text, error) => {
    expect(errorOf({ type: 'futureDay' }, text)).toBe(error)
  })

  it('is not compared with a day in browsers, whose clock may be wrong', () => {
    const schema = schemaOfRule({ type: 'futureDay' }, [], null)
    expect(schema.safeParse('1990-01-01').success).toBe(true)
  })
})

describe('a birthday that the browser fills in as YYYY-MM-DD', () => {
  const rule = {
    type: 'birthday',
    missing: 'fieldRequired',
    max: 20,
    age: { below: 17, error: 'driverTooOld' },
  } as const satisfies FieldRule

  it('is accepted and becomes DD/MM/YYYY, and its age is checked (V-262)', () => {
    expect(schemaOfRule(rule, [], today).safeParse('2012-02-29').data).toBe('29/02/2012')
    expect(errorOf(rule, '2009-11-20')).toBe('driverTooOld')
    expect(errorOf(rule, '2013-02-29')).toBe('dayInvalid')
  })
})
