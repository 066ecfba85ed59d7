import { describe, expect, it } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { enquiryTexts, formTextGroups } from '../texts.ts'
import {
  companyForms,
  enquiryKinds,
  formDefinition,
  isCompanyForm,
  isRequest,
  kindColours,
  kindLabels,
  personFieldsOf,
} from './definitions.ts'
import { type FieldName, fieldDefinition, fieldNames, stepFieldNames } from './field-definitions.ts'
import { formFieldNames } from './form-fields.ts'
import { enquiryForms } from './forms.ts'

describe.each(enquiryKinds)('the form %s', (kind) => {
  const names = formFieldNames(kind)

  it('names existing fields, each once', () => {
    expect(names.filter((name) => !fieldNames.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the fields that hold its person, and the one of its consent', () => {
    const { fullName, phone, email } = personFieldsOf(kind)
    expect(names).toEqual(expect.arrayContaining([...fullName, phone, email]))
    const { consent } = formDefinition(kind)
    if (consent) expect(names).toContain(consent.field)
  })

  it('has no field with a name that the pipeline reads itself, such as that of the spam trap', () => {
    const reserved = [
      'key',
      'token',
      'website',
      'page',
      'language',
      'elapsed',
      'confirmed',
      'change',
      '_payload',
    ]
    expect(names.filter((name) => reserved.includes(name))).toEqual([])
  })

  it('reports no field that it does not have, and each in its language, when it is empty', () => {
    for (const language of languages) {
      const checked = enquiryForms[kind].check({}, language, '2026-11-20')
      const messages = checked.ok ? [] : checked.messages
      expect(messages.length).toBeGreaterThan(0)
      expect(messages.filter(({ field }) => !(names as readonly string[]).includes(field))).toEqual([])
      const known = Object.values(enquiryTexts(language).enquiries)
      expect(messages.filter(({ message }) => !known.includes(message))).toEqual([])
    }
  })
})

it('checks every field of every form that visitors fill in', () => {
  const unchecked = enquiryKinds
    .filter(isRequest)
    .flatMap(stepFieldNames)
    .filter((name) => {
      const { rule, upload } = fieldDefinition(name)
      const isShared = ['fullName', 'phone', 'email', 'preferredContact', 'note', 'adult'].includes(name)
      return !rule && !upload && !isShared
    })
  expect(unchecked).toEqual([])
})

it('has no text in two groups under the same name, as one would hide the other', () => {
  const keys = Object.values(formTextGroups).flatMap((group) => Object.keys(group))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('has no field in two forms under the same name, unless both mean the same one', () => {
  const fields = enquiryKinds.flatMap((kind) => Object.entries(formDefinition(kind).fields ?? {}))
  expect(fields.filter(([name, field]) => fieldDefinition(name as FieldName) !== field)).toEqual([])
})

it('gives every kind a name and a colour of its own', () => {
  for (const facts of [kindLabels, kindColours])
    expect(new Set(Object.values(facts)).size).toBe(enquiryKinds.length)
})

it.each([
  ['contact', true],
  ['academy', true],
  ['merchandise', true],
  ['dealerContact', false],
  ['usedVehicle', false],
  ['special', false],
  ['financeQuery', false],
  ['tradeIn', false],
  ['serviceBooking', false],
] as const)('lets users set the recipients of a form that goes to the company alone: %s', (kind, isSet) => {
  expect(isCompanyForm(kind)).toBe(isSet)
  expect(companyForms.some((form) => form === kind)).toBe(isSet)
})
