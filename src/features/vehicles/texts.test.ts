import { expect, test } from 'vitest'
import { technicalTerm } from './texts.ts'

test('a technical word that nobody translated stays English, and says so', () => {
  expect(technicalTerm('Torque', 'af')).toEqual({ text: 'Wringkrag', language: 'af' })
  expect(technicalTerm('Flux capacity', 'af')).toEqual({ text: 'Flux capacity', language: 'en' })
  expect(technicalTerm('constructor', 'zu')).toEqual({ text: 'constructor', language: 'en' })
})
