import { expect, test } from 'vitest'
import { examples } from '#features/site/content-blocks/blocks/faq/examples.ts'
import { structuredQuestions } from './structured-questions.ts'

const full = examples[0].block

test('lists every answered question, as text', () => {
  const { mainEntity, ...page } = structuredQuestions([...full.questions]) ?? {}
  expect(page).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage' })
  expect(mainEntity).toHaveLength(4)
  expect(mainEntity).toContainEqual({
    '@type': 'Question',
    name: 'What does the service plan cover?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: expect.stringContaining('Starlet: 4 services, 60 000 km, 4 years'),
    },
  })
})

test('returns null when no question has an answer', () => {
  expect(structuredQuestions([{ question: 'Unanswered?' }])).toBeNull()
})
