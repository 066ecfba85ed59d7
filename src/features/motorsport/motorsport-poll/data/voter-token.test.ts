import { describe, expect, it, test } from 'vitest'
import { networkOf } from '#platform/http/client-address.ts'
import { createVoterToken, networkKey, verifyVoterToken, voteKey } from './voter-token.ts'

const key = Buffer.alloc(32, 1)
const otherKey = Buffer.alloc(32, 2)
const token = createVoterToken(key, Buffer.alloc(16, 7))
const otherToken = createVoterToken(key, Buffer.alloc(16, 8))
const [id = '', mac = ''] = token.split('.')
const [otherId = ''] = otherToken.split('.')

describe('the token of a voter', () => {
  it('gives the id of the voter it was created for, the same each time (C-114)', () => {
    expect(verifyVoterToken(key, token)).toBe(id)
    expect(Buffer.from(id, 'base64url')).toEqual(Buffer.alloc(16, 7))
    expect(otherId).not.toBe(id)
  })

  it.each([
    ['made by another site', createVoterToken(otherKey, Buffer.alloc(16, 7))],
    ['with the id of another voter', `${otherId}.${mac}`],
    ['with a cut signature', token.slice(0, -2)],
    ['without a signature', id],
    ['with an empty signature', `${id}.`],
    ['with more parts', `${token}.1`],
    ['that is empty', ''],
  ])('is refused when it is one %s (C-114)', (_, forged) => {
    expect(verifyVoterToken(key, forged)).toBeNull()
  })

  it('fits in a cookie without encoding', () => {
    expect(token).toMatch(/^[\w.-]+$/)
  })

  it('needs enough random bytes', () => {
    expect(() => createVoterToken(key, Buffer.alloc(8))).toThrow(RangeError)
  })
})

test('stores one key for each voter and poll, which does not contain the id (C-114)', () => {
  const first = voteKey(key, id, 'poll-1')
  expect(voteKey(key, id, 'poll-1')).toBe(first)
  expect(new Set([first, voteKey(key, id, 'poll-2'), voteKey(key, otherId, 'poll-1')]).size).toBe(3)
  expect(first).not.toContain(id)
})

test('stores one key for each network and poll: an IPv4 address, or the /64 of an IPv6 address', () => {
  const keyOf = (address: string, poll = 'poll-1') => networkKey(key, networkOf(address), poll)
  expect(keyOf('2001:db8:1:2:3::4')).toBe(keyOf('2001:db8:1:2:ffff::1'))
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'))
  expect(keyOf('192.0.2.1')).not.toBe(keyOf('192.0.2.2'))
  expect(keyOf('192.0.2.1')).not.toBe(keyOf('192.0.2.1', 'poll-2'))
  expect(networkKey(key, id, 'poll-1')).not.toBe(voteKey(key, id, 'poll-1'))
})
