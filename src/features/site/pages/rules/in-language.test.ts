import { expect, test } from 'vitest'
import { blocksInLanguage } from './in-language.ts'

const english = [
  {
    id: 'a',
    title: 'Benefits',
    buttons: [{ label: 'See all', look: 'primary' }],
    note: null as string | null,
  },
  { id: 'b', title: 'Service', buttons: [{ label: 'Book', look: 'primary' }], note: null },
]

test('shows a block in the language only when all its texts are translated (V-199)', () => {
  const afrikaans = [
    { id: 'a', title: 'Voordele', buttons: [{ label: 'Sien alles', look: 'primary' }], note: null },
    { id: 'b', title: 'Diens', buttons: [{ label: '', look: 'primary' }], note: null },
  ]
  expect(
    blocksInLanguage(afrikaans, english).map(({ block, translated }) => [block.title, translated]),
  ).toEqual([
    ['Voordele', true],
    ['Service', false],
  ])
})

test('requires no translation of texts empty in English, and shows missing blocks in English', () => {
  const partly = [{ id: 'b', title: 'Diens', buttons: [{ label: 'Bespreek', look: 'primary' }], note: null }]
  expect(blocksInLanguage(partly, english).map(({ translated }) => translated)).toEqual([false, true])
})

test('ignores missing translations in the documents a block refers to', () => {
  const dates = { createdAt: '2026-11-20', updatedAt: '2026-11-20' }
  const medium = (alt: string | null) => ({ id: 'm', alt, ...dates })
  const block = (title: string, alt: string | null) => [{ id: 'a', title, picture: { image: medium(alt) } }]
  expect(blocksInLanguage(block('Voordele', null), block('Benefits', 'A car'))[0]?.translated).toBe(true)
})
