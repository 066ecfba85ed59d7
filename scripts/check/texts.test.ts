import { expect, test } from 'vitest'
import { findTextErrors } from './texts.ts'

const good = { en: 'At most {amount}.', af: 'Hoogstens {amount}.', zu: 'Ayidluli ku-{amount}.' }
const violationsOf = (texts: Record<string, typeof good>, mayBeSame: readonly string[] = []) =>
  findTextErrors({ finance: texts }, new Set(mayBeSame))

test('accepts texts in three languages with the same placeholders', () => {
  expect(violationsOf({ good })).toEqual([])
})

test.each([
  ['that is empty', { ...good, zu: ' ' }, /good zu: empty/],
  ['with a space at its end', { ...good, af: 'Hoogstens {amount}. ' }, /good af: .*space around/],
  ['without its placeholder', { ...good, af: 'Hoogstens.' }, /good af: its placeholders/],
  [
    'with a placeholder of another name',
    { ...good, zu: 'Ayidluli ku-{inani}.' },
    /good zu: its placeholders/,
  ],
  ['with half a placeholder', { ...good, zu: 'Ayidluli ku-{amount} {.' }, /good zu: a brace/],
  ['that is not translated', { ...good, af: good.en }, /good af: the same as in English/],
])('reports a text %s', (_, text, message) => {
  expect(violationsOf({ good: text })).toEqual([expect.stringMatching(message)])
})

test('accepts an untranslated text that is listed, and reports a listed one that differs', () => {
  const same = { en: 'Video', af: 'Video', zu: 'Ividiyo' }
  expect(violationsOf({ same }, ['finance.same af'])).toEqual([])
  expect(violationsOf({ good }, ['finance.good af'])).toEqual([
    expect.stringMatching(/good af: listed as the same/),
  ])
})
