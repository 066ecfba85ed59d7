import { expect, test } from 'vitest'
import { titlesWithoutVerb } from './titles.ts'

test('lists titles that begin with a subject, a condition or a row', () => {
  const text = [
    "test('the price is grouped', f)",
    "it('V-041: caps the deposit', f)",
    'test(`without a price it says so`, f)',
    'test.concurrent("what is typed stays", f)',
    "test(\n  'Kept values stay',\n  f)",
  ].join('\n')
  expect(titlesWithoutVerb(text)).toEqual([
    'the price is grouped',
    'V-041: caps the deposit',
    'without a price it says so',
    'what is typed stays',
    'Kept values stay',
  ])
})

test.each([
  "test('returns 404 for the unknown range', f)",
  "it('are stored when the form is complete', f)",
  "test('cannot be deleted', f)",
  "describe('the main menu', f)",
  "text.split('the')",
])('accepts %s', (text) => {
  expect(titlesWithoutVerb(text)).toEqual([])
})
