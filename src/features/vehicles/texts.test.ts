import { expect, test } from 'vitest'
import { technicalTerm } from './texts.ts'

test('keeps an untranslated technical term in English and marks it as English', () => {
  expect(technicalTerm('Torque', 'af')).toEqual({ text: 'Wringkrag', language: 'af' })
  expect(technicalTerm('Flux capacity', 'af')).toEqual({ text: 'Flux capacity', language: 'en' })
  expect(technicalTerm('constructor', 'zu')).toEqual({ text: 'constructor', language: 'en' })
})
