import { expect, test } from 'vitest'
import { answersTo, interpret } from './answers.ts'
import { parseQuery } from './query.ts'

const wordsOf = (query: string) => parseQuery(query, 'Toyota').words
const wholeTo = (query: string) => answersTo(wordsOf(query)).whole

test.each([
  ['tyre', '/owners/tyres'],
  ['Toyota tyres', '/owners/tyres'],
  ['How do I book a service?', '/enquiry/service'],
  ['diensplan', '/owners/warranty'],
  ['what are your opening hours', '/dealers'],
  ['umshwalense', '/payment-options/insurance'],
])('answers “%s” with %s', (query, path) => {
  expect(wholeTo(query)).toEqual([path])
})

test('puts the more specific question first', () => {
  expect(answersTo(wordsOf('service plan'))).toEqual({
    whole: ['/owners/warranty'],
    partial: ['/enquiry/service'],
  })
})

test('answers a part of a query that names a vehicle too', () => {
  expect(answersTo(wordsOf('hilux tyres'))).toEqual({ whole: [], partial: ['/owners/tyres'] })
})

test('takes a word with another meaning beside a name for a question only alone', () => {
  expect(wholeTo('manual')).toEqual(['/owners/manuals'])
  expect(answersTo(wordsOf('hilux manual'))).toEqual({ whole: [], partial: [] })
})

test('searches for a vehicle whose price is asked, and answers a question about prices alone', () => {
  for (const query of ['price of hilux', 'how much does the Hilux cost', 'hoeveel kos die hilux'])
    expect(interpret(wordsOf(query)), query).toEqual({
      words: ['hilux'],
      answers: { whole: [], partial: [] },
    })
  expect(interpret(wordsOf('price list')).answers.whole).toEqual(['/vehicles'])
  expect(interpret(wordsOf('price of a service')).answers.whole).toEqual(['/enquiry/service'])
})
