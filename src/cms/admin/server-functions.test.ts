import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { requireScheduler } from './server-functions.ts'

const asked = (user: object | null) => ({ user, t: (key: string) => key }) as unknown as PayloadRequest

test.each(['admin', 'editor'])('%s schedules publications', (role) => {
  expect(() => requireScheduler(asked({ collection: 'users', role }))).not.toThrow()
})

test.each([
  ['a dealer', { collection: 'users', role: 'dealer', dealer: 7 }],
  ['whoever handles enquiries', { collection: 'users', role: 'leads' }],
  ['an editor that is switched off', { collection: 'users', role: 'editor', disabled: true }],
  [
    'an administrator with a generated password',
    { collection: 'users', role: 'admin', passwordChangeDue: true },
  ],
  ['a program', { collection: 'service-keys' }],
  ['nobody', null],
])('%s neither schedules nor cancels any', (_, user) => {
  expect(() => requireScheduler(asked(user))).toThrow(expect.objectContaining({ status: 403 }))
})
