import { expect, test } from 'vitest'
import { dealerOfPath } from './dealer-of-path.ts'

test('the general form of a dealer is for the dealer of its path (V-10)', () => {
  expect(dealerOfPath('/dealers/marula-toyota-bryanston/contact')).toBe('marula-toyota-bryanston')
  expect(dealerOfPath('/dealers/groups/marula-motor-group')).toBeNull()
  expect(dealerOfPath('/contact')).toBeNull()
})
