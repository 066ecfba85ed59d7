import type { Field, TextField, Validate } from 'payload'
import { expect, test } from 'vitest'
import { translatable, withOptionalTranslations } from './translatable.ts'

const title: TextField = { name: 'title', type: 'text', required: true, localized: true, maxLength: 5 }

const validate = (field: Field | undefined, value: unknown, locale: string) =>
  ((field as { validate: Validate }).validate as (value: unknown, options: object) => unknown)(value, {
    ...field,
    req: { locale, payload: { config: {} }, t: (key: string) => key },
  })

test.each([
  ['en', '', 'validation:required'],
  ['af', '', true],
  ['zu', null, true],
  ['af', 'Ses en meer', 'validation:shorterThanMax'],
])('validates a required text in %s that is %j', (locale, value, expected) => {
  const [field] = translatable([title])
  expect(validate(field, value, locale)).toBe(expected)
})

test('allows an empty rich text in a translation', async () => {
  const required: unknown[] = []
  const record = (_: unknown, options: { required?: boolean }) => void required.push(options.required)
  const text = { name: 'text', type: 'richText', required: true, localized: true, validate: record } as never
  const [field] = translatable([text])
  for (const locale of ['en', 'af']) validate(field, { root: { children: [] } }, locale)
  expect(required).toEqual([true, false])
})

test('applies to texts in groups, rows, arrays and tabs, and leaves other fields unchanged', () => {
  const plain: TextField = { name: 'path', type: 'text', required: true }
  const { fields } = withOptionalTranslations({
    fields: [
      plain,
      { type: 'tabs', tabs: [{ label: 'A', fields: [{ type: 'row', fields: [title] }] }] },
      { name: 'rows', type: 'array', fields: [{ name: 'in', type: 'group', fields: [title] }] },
    ] as Field[],
  })
  expect(fields[0]).toBe(plain)
  const json = JSON.stringify(fields, (key, value) => (key === 'validate' ? 'own' : value))
  expect(json.match(/"validate":"own"/g)).toHaveLength(2)
})
