import { expect, test } from 'vitest'
import { translateTechnicalTerm } from '../texts.ts'
import { sectionsOf, specificationSections } from './specification-sections.ts'

const groups = (...names: string[]) => names.map((group) => ({ group }))

test('omits a group without lines', () => {
  const term = (english: string) => ({ text: english, language: 'en' }) as const
  const power = { label: 'Power', value: '150 kW' }
  const groups = [
    { group: 'Safety', items: [] },
    { group: 'Engine', items: [power] },
  ]
  expect(specificationSections(groups, term).map(({ title }) => title.text)).toEqual(['Engine'])
})

test('maps specification groups to the sections that links jump to', () => {
  expect(
    sectionsOf(groups('Engine & performance', 'Dimensions & weights', 'Safety', 'Comfort & technology')),
  ).toEqual(['performance', null, 'safety', 'technology'])
})

test('uses each section id once per page, even when several groups match it', () => {
  expect(sectionsOf(groups('Active safety', 'Passive safety'))).toEqual(['safety', null])
  expect(sectionsOf([])).toEqual([])
})

test('translates group titles and labels into the page language where a translation exists (V-199)', () => {
  const [section] = specificationSections(
    [
      {
        group: 'Safety',
        items: [
          { label: 'Airbags', value: '7' },
          { label: 'Toyota Safety Sense', value: 'Standard' },
        ],
      },
    ],
    (english) => translateTechnicalTerm(english, 'af'),
  )
  expect(section).toEqual({
    id: 'safety',
    title: { text: 'Veiligheid', language: 'af' },
    items: [
      { label: { text: 'Lugsakke', language: 'af' }, value: { text: '7', language: 'en' } },
      {
        label: { text: 'Toyota Safety Sense', language: 'en' },
        value: { text: 'Standaard', language: 'af' },
      },
    ],
  })
})
