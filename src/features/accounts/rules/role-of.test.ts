import { describe, expect, it } from 'vitest'
import { ownDealerOf, roleOf } from './role-of.ts'

describe('the role of a caller', () => {
  it.each(['admin', 'editor', 'dealer', 'leads'])('%s, as its account says', (role) => {
    expect(roleOf({ collection: 'users', role })).toBe(role)
  })

  it.each([
    ['nobody', null],
    ['an account without a role', { collection: 'users' }],
    ['a role nobody knows', { collection: 'users', role: 'root' }],
    ['an account that calls itself a service', { collection: 'users', role: 'service' }],
    ['an account that is switched off', { collection: 'users', role: 'admin', disabled: true }],
    ['a generated password', { collection: 'users', role: 'admin', passwordChangeDue: true }],
  ])('%s has none', (_, caller) => {
    expect(roleOf(caller)).toBeUndefined()
  })

  it('a service key is a service, whatever else it says', () => {
    expect(roleOf({ collection: 'service-keys', role: 'admin' })).toBe('service')
  })
})

describe('the dealer of a caller', () => {
  it.each([
    ['by number', 7, 7],
    ['filled in', { id: 7 }, 7],
    ['none', null, undefined],
  ])('%s', (_, dealer, own) => {
    expect(ownDealerOf({ collection: 'users', role: 'dealer', dealer })).toBe(own)
  })

  it.each(['admin', 'editor', 'leads'])('%s has none', (role) => {
    expect(ownDealerOf({ collection: 'users', role, dealer: 7 })).toBeUndefined()
  })

  it('nor has a dealer that is switched off', () => {
    expect(ownDealerOf({ collection: 'users', role: 'dealer', dealer: 7, disabled: true })).toBeUndefined()
  })
})
