import { expect, test } from 'vitest'
import { isBusinessPath } from './business-path.ts'

test('V-034: companies apply on the two pages for business, and nowhere else', () => {
  const paths = [
    '/payment-options/future-drive-business',
    '/payment-options/instalment-business',
    '/payment-options/toyota-financial-services/finance',
    '/payment-options',
    '/vehicles/fortuner',
  ]
  expect(paths.map(isBusinessPath)).toEqual([true, true, false, false, false])
})
