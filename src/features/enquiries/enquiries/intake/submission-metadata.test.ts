import { expect, test } from 'vitest'
import { readSubmissionMetadata } from './submission-metadata.ts'

const key = '0b6e4f5c-3c1b-4b7e-9a51-2f8d5a3e7c11'

test('reads the submission metadata that a page of the site sends', () => {
  expect(
    readSubmissionMetadata({ key, website: '', page: '/contact?from=menu', language: 'af', elapsed: 12_000 }),
  ).toEqual({ key, spamTrap: '', page: '/contact', language: 'af', elapsedMs: 12_000 })
})

test.each([
  [{ key: 'x'.repeat(500), page: 'https://example.com/', language: 'xx', elapsed: '12' }],
  [{ key: ['a'], page: '//example.com', language: 7, elapsed: Number.NaN }],
  [{ key: `${key}\n`, page: '/a\r\nSet-Cookie: x', language: null, elapsed: {} }],
  [{}],
])('replaces invalid metadata with safe defaults: %j', (entries) => {
  expect(readSubmissionMetadata(entries)).toMatchObject({
    key: null,
    page: '/',
    language: 'en',
    elapsedMs: null,
  })
})
