import { expect, test } from 'vitest'
import { formatLanguageCookie, plainAddressToOpen } from './choose-language.ts'

test('stores the choice in a cookie for 365 days, isiZulu as zulu (V-203, C-352)', () => {
  expect(formatLanguageCookie('af', { secure: false })).toBe(
    'language=af; Max-Age=31536000; Path=/; SameSite=Lax',
  )
  expect(formatLanguageCookie('zu', { secure: true })).toBe(
    'language=zulu; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  )
  expect(formatLanguageCookie('en', { secure: false })).toMatch(/^language=en;/)
})

test.each([
  ['/vehicles/hilux-single-cab', undefined],
  ['/vehicles/hilux-single-cab?model=64M#models', undefined],
  ['/vehicles/hilux-single-cab/af', '/vehicles/hilux-single-cab'],
  ['/vehicles/hilux-single-cab-zulu?model=64M#models', '/vehicles/hilux-single-cab?model=64M#models'],
  ['/vehicles/hilux-single-cab?locale=af&model=64M', '/vehicles/hilux-single-cab?model=64M'],
  ['/vehicles/hilux-single-cab?locale=', '/vehicles/hilux-single-cab'],
])('maps a choice made at %s to the address %s (V-205)', (current, expected) => {
  const site = 'https://www.example.co.za'
  const address = plainAddressToOpen(new URL(current, site), '/vehicles/hilux-single-cab')
  expect(address).toBe(expected && site + expected)
})
