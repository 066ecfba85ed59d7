import { expect, test } from 'vitest'
import { defaultFinanceSettings, openingPlan, writeQuoteQuery } from '#features/finance/finance/index.ts'
import { printAddresses } from '../addresses.ts'

const query = writeQuoteQuery(
  { code: '57U', colour: '2PU', accessories: 'PZ485-FOR01,PZ434-FOR04', option: 'future-drive' },
  openingPlan(defaultFinanceSettings),
)
const knownAt = (path: string) => (name: string, value: string) =>
  printAddresses.parameters?.some(
    (known) => known.name === name && known.path.test(path) && known.value.test(value),
  )

test.each([
  '/vehicles/fortuner/quote',
  '/vehicles/hilux-double-cab/quote/af',
  '/dealers/marula-toyota/new-vehicles/fortuner/quote',
  '/dealers/marula-toyota/new-vehicles/hilux-double-cab/quote/zu',
])('passes all parameters of a quote through to %s', (path) => {
  const known = knownAt(path)
  for (const [name, value] of new URLSearchParams(query)) expect.soft(known(name, value), name).toBe(true)
  // Invalid values pass through as well, so that the quote can reject them with a message.
  expect(known('deposit', '-5')).toBe(true)
})

test.each([
  '/vehicles/fortuner',
  '/vehicles/hilux-double-cab/af',
  '/dealers/marula-toyota/new-vehicles/fortuner',
])('ignores the parameters of a plan on %s', (path) => {
  const known = knownAt(path)
  for (const [name, value] of new URLSearchParams(query)) expect.soft(known(name, value), name).toBe(false)
})

test('passes the finance page through to the quote, and ignores anything that is not a path of this site', () => {
  const known = knownAt('/vehicles/fortuner/quote')
  const pageQuery = writeQuoteQuery(
    {
      code: '57U',
      colour: null,
      option: 'lease',
      page: '/payment-options/toyota-financial-services/finance',
    },
    openingPlan(defaultFinanceSettings),
  )
  for (const [name, value] of new URLSearchParams(pageQuery)) expect.soft(known(name, value), name).toBe(true)
  for (const page of ['//example.co.za', 'https://example.co.za', '/a/../b', '/', '/A'])
    expect.soft(known('page', page), page).toBe(false)
})
