import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { events } from './events.ts'

const fieldsOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' ? fieldsOf(field.fields) : [field]))

const fields = fieldsOf(events.fields)

/** Validates one field as Payload does, with its siblings. */
function validate(name: string, value: unknown, siblingData: object = {}) {
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === name)
  if (!field || !('validate' in field) || !field.validate) throw new Error(`${name} has no validation.`)
  const validation = field.validate as (value: unknown, context: object) => unknown
  return validation(value, { siblingData, required: false, req: { t: (key: string) => key } })
}

describe('the collection of events', () => {
  it('declares every field of both events of the specification (C-094, C-095, C-227)', () => {
    const names = fields.flatMap((field) => ('name' in field ? [field.name] : []))
    expect(names).toEqual(
      expect.arrayContaining([
        ...['name', 'startsOn', 'endsOn', 'category', 'track', 'location', 'description', 'startTime'],
        ...['picture', 'isNational', 'countries', 'expiresOn', 'subtitle', 'buttons'],
      ]),
    )
  })

  it('requires a name, an address, a category and a first day alone', () => {
    const required = fields.flatMap((field) =>
      'required' in field && field.required && 'name' in field ? [field.name] : [],
    )
    expect(required.sort()).toEqual(['category', 'name', 'slug', 'startsOn'])
  })

  it('refuses an event that ends before it begins', () => {
    const startsOn = '2026-12-05T10:00:00.000Z'
    expect(
      validate('endsOn', '2026-12-04T10:00:00.000Z', { startsOn, endsOn: '2026-12-04T10:00:00.000Z' }),
    ).toBe('The event ends before it begins.')
    expect(validate('endsOn', startsOn, { startsOn, endsOn: startsOn })).toBe(true)
    expect(validate('endsOn', null, { startsOn })).toBe(true)
  })

  it.each([
    ['startTime', '18:30', {}, true],
    ['startTime', '', {}, true],
    ['startTime', '6pm', {}, 'Enter hours and minutes, such as 18:30.'],
    ['startTime', '24:00', {}, 'Enter hours and minutes, such as 18:30.'],
    ['endTime', '20:00', { startTime: '18:30' }, true],
    ['endTime', '20:00', {}, 'Enter when it starts too.'],
    ['endTime', '', {}, true],
    ['countries', ['Namibia', 'Rwanda', 'USA'], {}, 'Choose two countries at most.'],
    ['slug', 'karoo-rally-2027', {}, true],
    ['slug', 'Karoo rally', {}, 'Enter it in lower case with hyphens: karoo-gravel-rally-2027.'],
    ['slug', '', {}, 'Enter it in lower case with hyphens: karoo-gravel-rally-2027.'],
  ])('validates %s: “%s”', (name, value, siblings, expected) => {
    expect(validate(name, value, siblings)).toBe(expected)
  })
})
