import { expect, test } from 'vitest'
import { cents } from '#platform/money.ts'
import { rangeTextsOf } from './range-texts.ts'

const range = {
  name: 'Hilux',
  slug: 'hilux',
  code: 'HLX',
  brand: 'Toyota',
  bodyType: 'double-cab',
  tagline: 'Always there.',
  description: 'A bakkie.',
  hero: null,
  drawing: null,
  figures: [
    { label: 'Most power', value: '150', unit: 'kW' },
    { label: 'Doors', value: '4', unit: null },
  ],
  accessories: [{ name: 'Tow bar', partNumber: null, price: cents(100) }],
  fromPrice: cents(1),
  seoTitle: 'Hilux',
  seoDescription: 'The Hilux.',
  canonicalUrl: null,
} as const

test('uses translated texts where they exist, and marks the rest as English', () => {
  const translation = {
    tagline: 'Altyd daar.',
    description: null,
    seoTitle: 'Die Hilux',
    seoDescription: ' ',
    figureLabels: ['Hoogste krag'],
    accessoryNames: ['Trekstang'],
  }
  expect(rangeTextsOf(range, translation, 'af')).toEqual({
    tagline: { text: 'Altyd daar.', language: 'af' },
    description: { text: 'A bakkie.', language: 'en' },
    seoTitle: { text: 'Die Hilux', language: 'af' },
    seoDescription: { text: 'The Hilux.', language: 'en' },
    figures: [
      { label: { text: 'Hoogste krag', language: 'af' }, value: '150', unit: 'kW' },
      { label: { text: 'Doors', language: 'en' }, value: '4', unit: null },
    ],
    accessories: [
      { name: { text: 'Trekstang', language: 'af' }, code: 'Tow-bar', partNumber: null, price: 100 },
    ],
  })
})

test('marks every text as English without a translation', () => {
  const { tagline, figures } = rangeTextsOf(range, null, 'zu')
  expect([tagline, ...figures.map(({ label }) => label)].map(({ language }) => language)).toEqual([
    'en',
    'en',
    'en',
  ])
})
