import { expect, test } from 'vitest'
import { isBusinessPath } from './business-path.ts'

test('recognises only the two business pages as business paths (V-034)', () => {
  const paths = [
    '/payment-options/future-drive-business',
    '/payment-options/instalment-business',
    '/payment-options/toyota-financial-services/finance',
    '/payment-options',
    '/vehicles/fortuner',
  ]
  expect(paths.map(isBusinessPath)).toEqual([true, true, false, false, false])
})
