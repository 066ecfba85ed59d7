import { beforeAll, expect, test } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { mintFormToken, readFormToken } from './form-token.ts'

beforeAll(() => provideConfig({ PAYLOAD_SECRET: 'a'.repeat(32) }))

const made = new Date('2026-11-20T08:00:00Z')
const later = (minutes: number) => new Date(made.getTime() + minutes * 60_000)

test('reads the key and age of a token up to 24 hours old, and rejects older and future ones', () => {
  const token = mintFormToken('contact', made)
  expect(readFormToken('contact', token, later(2))).toEqual({ key: token.split('.')[0], ageMs: 120_000 })
  expect(readFormToken('contact', token, later(24 * 60))).not.toBeNull()
  expect(readFormToken('contact', token, later(24 * 60 + 1))).toBeNull()
  expect(readFormToken('contact', token, later(-1))).toBeNull()
})

test('returns null for a token of another kind of form', () => {
  const token = mintFormToken('contact', made)
  expect(readFormToken('vehicle', token, later(1))).toBeNull()
  expect(readFormToken('contact', token, later(1))).not.toBeNull()
})

test.each([
  ['another key', (token: string) => token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
  ['another time', (token: string) => token.replace(/\.(.)/, (_, first) => `.${first === 'm' ? 'n' : 'm'}`)],
  ['another signature', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['no signature', (token: string) => token.split('.').slice(0, 2).join('.')],
  ['no content', () => ''],
  ['another type', () => ['x']],
])('returns null for a token with %s', (_, change) => {
  expect(readFormToken('contact', change(mintFormToken('contact', made)), later(1))).toBeNull()
})
