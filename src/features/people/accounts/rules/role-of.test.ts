import { describe, expect, it } from 'vitest'
import { ownDealerOf, roleOf } from './role-of.ts'

describe('the role of a caller', () => {
  it.each(['admin', 'editor', 'dealer', 'leads'])('is %s when the account has that role', (role) => {
    expect(roleOf({ collection: 'users', role })).toBe(role)
  })

  it.each([
    ['an unauthenticated caller', null],
    ['an account without a role', { collection: 'users' }],
    ['an unknown role', { collection: 'users', role: 'root' }],
    ['an account that calls itself a service', { collection: 'users', role: 'service' }],
    ['a disabled account', { collection: 'users', role: 'admin', disabled: true }],
    ['a pending password change', { collection: 'users', role: 'admin', passwordChangeDue: true }],
  ])('is undefined for %s', (_, caller) => {
    expect(roleOf(caller)).toBeUndefined()
  })

  it('is service for a service key, whatever role it claims', () => {
    expect(roleOf({ collection: 'service-keys', role: 'admin' })).toBe('service')
  })
})

describe('the dealer of a caller', () => {
  it.each([
    ['a dealer id', 7, 7],
    ['a populated dealer', { id: 7 }, 7],
    ['no dealer', null, undefined],
  ])('is the id, if any, of %s', (_, dealer, own) => {
    expect(ownDealerOf({ collection: 'users', role: 'dealer', dealer })).toBe(own)
  })

  it.each(['admin', 'editor', 'leads'])('is undefined for the role %s', (role) => {
    expect(ownDealerOf({ collection: 'users', role, dealer: 7 })).toBeUndefined()
  })

  it('is undefined for a disabled dealer account', () => {
    expect(ownDealerOf({ collection: 'users', role: 'dealer', dealer: 7, disabled: true })).toBeUndefined()
  })
})
