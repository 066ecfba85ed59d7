import { expect, test } from 'vitest'
import { fill } from './fill.ts'
import { technicalTerm, textsIn } from './texts.ts'

test('a text is given in the language asked for', () => {
  expect(textsIn('en').configurator.colour).toBe('Colour')
  expect(textsIn('af').configurator.colour).toBe('Kleur')
  expect(textsIn('zu').configurator.colour).toBe('Umbala')
})

test('a text is filled in, also with a name that looks like a pattern', () => {
  expect(fill(textsIn('af').configurator.chooseYour, { range: 'Hilux' })).toBe('Kies jou Hilux.')
  expect(fill(textsIn('en').configurator.models, { count: 7 })).toBe('7 models')
  expect(fill(textsIn('en').vehicles.inFigures, { range: '$& {range}' })).toBe('The $& {range} in figures')
})

test('C-353 C-354 C-355: the button of the Hilux film, in each language', () => {
  expect(textsIn('en').video.watchHilux).toBe('Watch Hilux Video')
  expect(textsIn('af').video.watchHilux).toBe('Kyk Hilux Video')
  expect(textsIn('zu').video.watchHilux).toBe('Buka Ividiyo Ye-Hilux')
})

test('a technical word that nobody translated stays English, and says so', () => {
  expect(technicalTerm('Torque', 'af')).toEqual({ text: 'Wringkrag', language: 'af' })
  expect(technicalTerm('Flux capacity', 'af')).toEqual({ text: 'Flux capacity', language: 'en' })
  expect(technicalTerm('constructor', 'zu')).toEqual({ text: 'constructor', language: 'en' })
})
