import { expect, test } from 'vitest'
import { createSignInLimit } from './sign-in-limit.ts'

/** Fake time in milliseconds; with real time a minute could end during a test. */
let time = 0
const now = () => time
const limitOf = (maxPerMinute: number) => createSignInLimit(maxPerMinute, now)

const login = { method: 'POST', path: '/api/users/login', address: '192.0.2.1' }

test('allows the maximum of attempts a minute, and more when the minute is over', () => {
  const limit = limitOf(3)
  const refused = () => limit(login) !== undefined
  expect([refused(), refused(), refused(), refused(), refused()]).toEqual([false, false, false, true, true])
  time += 60_001
  expect(refused()).toBe(false)
})

test('returns 429 with the time to wait in Retry-After', () => {
  time = 12_476.2581
  const limit = limitOf(0)
  expect(limit(login)).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } })
})

test.each([
  { ...login, address: '192.0.2.2' },
  { ...login, method: 'GET' },
  { ...login, path: '/api/users/me' },
  { ...login, path: '/api/models/login/x' },
])('does not count %j with the others', (other) => {
  const limit = limitOf(1)
  limit(login)
  limit(login)
  expect(limit(other)).toBeUndefined()
})

test.each([
  ['forgot-password', '192.0.2.1', '192.0.2.1'],
  ['reset-password', '::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['reset-password', '::ffff:192.0.2.1', '192.0.2.1'],
  ['LogIn', '192.0.2.1', '192.0.2.1'],
  ['login/', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
  ['login', '2001:db8::1', '2001:db8::2'],
  ['login', '2001:db8::1', '2001:DB8:0:0:1::'],
])('counts %s from %s together with attempts from %s', (route, address, neighbour) => {
  const limit = limitOf(1)
  expect(limit({ ...login, path: `/api/users/${route}`, address })).toBeUndefined()
  expect(limit({ ...login, address: neighbour })).toMatchObject({ status: 429 })
})

test('distinguishes IPv4 visitors of a dual-stack server', () => {
  const limit = limitOf(1)
  expect(limit({ ...login, address: '::ffff:192.0.2.1' })).toBeUndefined()
  expect(limit({ ...login, address: '::ffff:192.0.2.2' })).toBeUndefined()
})
