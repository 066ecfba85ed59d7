import { expect, test } from 'vitest'
import { answerModelCards, answerSpecifications } from './chooser-answers.ts'

const asked = (question: string) => new URLSearchParams(question)

test.each(['', 'lang=xx', 'lang=en&dealer=../admin', 'lang=en&dealer='])(
  'returns 400 for a model cards request with the query "%s"',
  async (question) => {
    expect((await answerModelCards(asked(question))).status).toBe(400)
  },
)

test.each(['', 'lang=en', 'range=fortuner', 'lang=en&range=For%20tuner'])(
  'returns 400 for a specifications request with the query "%s"',
  async (question) => {
    expect((await answerSpecifications(asked(question))).status).toBe(400)
  },
)
