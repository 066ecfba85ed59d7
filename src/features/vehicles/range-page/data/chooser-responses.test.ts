import { expect, test } from 'vitest'
import { respondWithModelCards, respondWithSpecifications, respondWithStories } from './chooser-responses.ts'

const paramsOf = (query: string) => new URLSearchParams(query)

test.each(['', 'lang=xx', 'lang=en&dealer=../admin', 'lang=en&dealer='])(
  'returns 400 for a model cards request with the query "%s"',
  async (query) => {
    expect((await respondWithModelCards(paramsOf(query))).status).toBe(400)
  },
)

test.each(['', 'lang=en', 'range=fortuner', 'lang=en&range=For%20tuner'])(
  'returns 400 for a request about the models of a range with the query "%s"',
  async (query) => {
    expect((await respondWithSpecifications(paramsOf(query))).status).toBe(400)
    expect((await respondWithStories(paramsOf(query))).status).toBe(400)
  },
)
