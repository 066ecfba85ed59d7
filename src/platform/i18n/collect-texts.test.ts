import { expect, test } from 'vitest'
import { collectTexts } from './collect-texts.ts'
import { fill } from './fill.ts'
import { textGroup } from './text-group.ts'

const garageTexts = collectTexts({
  colours: textGroup({ colour: { en: 'Colour', af: 'Kleur', zu: 'Umbala' } }),
  models: textGroup({
    chooseYour: { en: 'Choose your {range}.', af: 'Kies jou {range}.', zu: 'Khetha i-{range} yakho.' },
    models: { en: '{count} models', af: '{count} modelle', zu: 'Amamodeli angu-{count}' },
  }),
})

test('returns a text in the requested language', () => {
  expect(garageTexts('en').colours.colour).toBe('Colour')
  expect(garageTexts('af').colours.colour).toBe('Kleur')
  expect(garageTexts('zu').colours.colour).toBe('Umbala')
})

test('fills in placeholders, including values that look like replacement patterns', () => {
  expect(fill(garageTexts('af').models.chooseYour, { range: 'Hilux' })).toBe('Kies jou Hilux.')
  expect(fill(garageTexts('en').models.models, { count: 7 })).toBe('7 models')
  expect(fill(garageTexts('en').models.chooseYour, { range: '$& {range}' })).toBe('Choose your $& {range}.')
})

test('collects the texts of a language once', () => {
  expect(garageTexts('af')).toBe(garageTexts('af'))
})
