import { expect, test } from 'vitest'
import { translateTechnicalTerm } from './texts.ts'

test('keeps an untranslated technical term in English and marks it as English', () => {
  expect(translateTechnicalTerm('Torque', 'af')).toEqual({ text: 'Wringkrag', language: 'af' })
  expect(translateTechnicalTerm('Flux capacity', 'af')).toEqual({ text: 'Flux capacity', language: 'en' })
  expect(translateTechnicalTerm('constructor', 'zu')).toEqual({ text: 'constructor', language: 'en' })
})
