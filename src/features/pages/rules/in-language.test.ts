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

test('V-199: a block stands in the language when all its texts do', () => {
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

test('what English does not have needs no translation, and what is missing stands in English', () => {
  const partly = [{ id: 'b', title: 'Diens', buttons: [{ label: 'Bespreek', look: 'primary' }], note: null }]
  expect(blocksInLanguage(partly, english).map(({ translated }) => translated)).toEqual([false, true])
})

test('what a block refers to has languages of its own', () => {
  const dates = { createdAt: '2026-11-20', updatedAt: '2026-11-20' }
  const medium = (alt: string | null) => ({ id: 'm', alt, ...dates })
  const block = (title: string, alt: string | null) => [{ id: 'a', title, picture: { image: medium(alt) } }]
  expect(blocksInLanguage(block('Voordele', null), block('Benefits', 'A car'))[0]?.translated).toBe(true)
})
