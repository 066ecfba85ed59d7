import { expect, test } from 'vitest'
import { maskPath } from '#server/http/entry/masked-paths.ts'
import { checkAddress, draftPath, formPathIn } from './check-address.ts'

const draft = { language: 'en', address: 'AAAAAAAAAAAAAAAAAAAAAA' } as const
const base = '/enquiry/check/en/AAAAAAAAAAAAAAAAAAAAAA'

test.each([
  ['the path of the form', '/contact', `${base}/contact`],
  ['a path of several segments', '/dealers/sandton/finance-offers', `${base}/dealers/sandton/finance-offers`],
  ['nothing for the home page', '/', base],
  ['nothing for a path that leads up', '/../../admin', base],
  ['nothing for a path with escapes', '/a%2f', base],
  ['nothing for the address of another site', '//evil.example', base],
])('ends the address of a step in %s', (_, page, expected) => {
  expect(checkAddress({ ...draft, page })).toBe(expected)
  expect(checkAddress({ ...draft, page }).startsWith(draftPath(draft))).toBe(true)
})

test.each([
  [['contact'], '/contact'],
  [['enquiry', 'quote'], '/enquiry/quote'],
  [[''], '/'],
  [[], '/'],
  [['..', 'admin'], '/'],
  [['', 'evil.example'], '/'],
])('reads the segments %j as the form at %s', (segments, expected) => {
  expect(formPathIn(segments)).toBe(expected)
})

test('is masked in logs', () => {
  expect(maskPath(checkAddress({ ...draft, page: '/contact' }))).toBe('/enquiry/check/***')
})
