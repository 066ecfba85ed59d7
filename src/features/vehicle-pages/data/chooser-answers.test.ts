import { expect, test } from 'vitest'
import { answerModelCards, answerSpecifications } from './chooser-answers.ts'

const paramsOf = (query: string) => new URLSearchParams(query)

test.each(['', 'lang=xx', 'lang=en&dealer=../admin', 'lang=en&dealer='])(
  'returns 400 for a model cards request with the query "%s"',
  async (query) => {
    expect((await answerModelCards(paramsOf(query))).status).toBe(400)
  },
)

test.each(['', 'lang=en', 'range=fortuner', 'lang=en&range=For%20tuner'])(
  'returns 400 for a specifications request with the query "%s"',
  async (query) => {
    expect((await answerSpecifications(paramsOf(query))).status).toBe(400)
  },
)
