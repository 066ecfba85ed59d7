import { expect, test } from 'vitest'
import { translatedAddresses } from '#platform/i18n/translated-addresses.ts'
import { translateTechnicalTerm } from '../texts.ts'
import { readVehicleContent } from './content.ts'

const { ranges, models } = await readVehicleContent()
const translated = ranges.filter(({ slug }) =>
  translatedAddresses.some(({ path }) => path === `/vehicles/${slug}`),
)

test('has the texts of the three Hilux ranges in all three languages (V-199)', () => {
  expect(translated.map(({ slug }) => slug).sort()).toEqual([
    'hilux-double-cab',
    'hilux-single-cab',
    'hilux-xtra-cab',
  ])
  for (const { tagline, description, seoTitle, seoDescription, figures } of translated)
    for (const text of [
      tagline,
      description,
      seoTitle,
      seoDescription,
      ...figures.map(({ label }) => label),
    ]) {
      expect(new Set([text.en, text.af, text.zu]).size).toBe(3)
      expect(text.af).toBeTruthy()
      expect(text.zu).toBeTruthy()
    }
})

test('translates every technical term of the Hilux models into Afrikaans and isiZulu (V-199)', () => {
  const slugs = new Set(translated.map(({ slug }) => slug))
  const terms = models
    .filter(({ range }) => slugs.has(range))
    .flatMap(({ engine, transmission, stats }) => [engine, transmission, ...stats.map(({ label }) => label)])
  expect(terms.length).toBeGreaterThan(100)
  for (const language of ['af', 'zu'] as const)
    expect(
      [...new Set(terms)].filter((term) => translateTechnicalTerm(term, language).language === 'en'),
    ).toEqual([])
})
