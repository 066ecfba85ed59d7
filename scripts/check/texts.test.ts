import { expect, test } from 'vitest'
import { faultsOfTexts } from './texts.ts'

const good = { en: 'At most {amount}.', af: 'Hoogstens {amount}.', zu: 'Ayidluli ku-{amount}.' }
const faultsOf = (texts: Record<string, typeof good>, mayBeSame: readonly string[] = []) =>
  faultsOfTexts({ finance: texts }, new Set(mayBeSame))

test('texts in three languages with the same placeholders are fine', () => {
  expect(faultsOf({ good })).toEqual([])
})

test.each([
  ['empty', { ...good, zu: ' ' }, /good zu: empty/],
  ['with space at its end', { ...good, af: 'Hoogstens {amount}. ' }, /good af: .*space around/],
  ['without its placeholder', { ...good, af: 'Hoogstens.' }, /good af: its placeholders/],
  [
    'with a placeholder of another name',
    { ...good, zu: 'Ayidluli ku-{inani}.' },
    /good zu: its placeholders/,
  ],
  ['with half a placeholder', { ...good, zu: 'Ayidluli ku-{amount} {.' }, /good zu: a brace/],
  ['never translated', { ...good, af: good.en }, /good af: the same as in English/],
])('a text that is %s is found', (_, text, fault) => {
  expect(faultsOf({ good: text })).toEqual([expect.stringMatching(fault)])
})

test('a text may be the same where it is listed, and only there', () => {
  const same = { en: 'Video', af: 'Video', zu: 'Ividiyo' }
  expect(faultsOf({ same }, ['finance.same af'])).toEqual([])
  expect(faultsOf({ good }, ['finance.good af'])).toEqual([
    expect.stringMatching(/good af: listed as the same/),
  ])
})
