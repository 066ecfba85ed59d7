import { expect, test } from 'vitest'
import { purchaseAddress } from './purchase-address.ts'

const site = 'https://buy.example.co.za'
const none = { rangeCode: null, dealerCode: null }

test.each([
  ['neither code', none, {}],
  ['the range only', { ...none, rangeCode: 'HDC' }, { range_code: 'HDC' }],
  ['the dealer only', { ...none, dealerCode: 'ZA101' }, { dealercode: 'ZA101' }],
  ['both codes', { rangeCode: 'HDC', dealerCode: 'ZA101' }, { range_code: 'HDC', dealercode: 'ZA101' }],
  ['empty codes', { rangeCode: '', dealerCode: '' }, {}],
])('tells the enquiry the codes that are known: %s (C-045)', (_, subject, expected) => {
  const address = new URL(purchaseAddress(site, 'enquire-now', subject))
  expect(address.pathname).toBe('/enquire-now')
  expect(Object.fromEntries(address.searchParams)).toEqual(expected)
})

test('has the path of the test drive, without codes (C-046)', () => {
  expect(purchaseAddress(site, 'test-drive', { rangeCode: 'HDC', dealerCode: 'ZA101' })).toBe(
    `${site}/test-drive`,
  )
})

test('encodes codes, and keeps the path and the query of the site (C-044)', () => {
  const address = purchaseAddress(`${site}/za/?from=site#top`, 'enquire-now', { ...none, rangeCode: 'A&B=C' })
  expect(address).toBe(`${site}/za/enquire-now?from=site&range_code=A%26B%3DC`)
})
