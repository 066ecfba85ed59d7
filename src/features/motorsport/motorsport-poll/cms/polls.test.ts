import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { polls } from './polls.ts'

const named = (fields: readonly Field[], name: string) => {
  const field = fields.find((each) => 'name' in each && each.name === name)
  if (!field) throw new Error(`There is no field ${name}.`)
  return field
}

describe('the collection of questions', () => {
  it('has a day, a question and options with codes; the votes are counted by these (C-108)', () => {
    const options = named(polls.fields, 'options') as Extract<Field, { type: 'array' }>
    expect(named(polls.fields, 'question')).toMatchObject({ type: 'text', required: true })
    expect(options).toMatchObject({ required: true, minRows: 2 })
    expect(options.fields.map((field) => 'name' in field && field.name)).toEqual(['text', 'code'])
  })

  it('has one question a day, whatever the time of the timestamp (C-107, C-116)', async () => {
    const day = named(polls.fields, 'day') as Extract<Field, { type: 'date' }>
    expect(day).toMatchObject({ required: true, unique: true })
    const [toNoon] = day.hooks?.beforeValidate ?? []
    const noonOf = (value: unknown) => toNoon?.({ value } as Parameters<typeof toNoon>[0])
    expect(noonOf('2025-01-03T21:59:59.000Z')).toBe('2025-01-03T10:00:00.000Z')
    expect(noonOf('2025-01-02T22:00:00.000Z')).toBe('2025-01-03T10:00:00.000Z')
    expect(noonOf(null)).toBeNull()
  })
})
