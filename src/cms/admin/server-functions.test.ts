import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { requireScheduler } from './server-functions.ts'

/** It loads the styles of the whole admin. */
vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({ buildFormStateHandler: vi.fn() }))

const requestOf = (user: object | null) => ({ user, t: (key: string) => key }) as unknown as PayloadRequest

test.each(['admin', 'editor'])('lets the role %s schedule publications', (role) => {
  expect(() => requireScheduler(requestOf({ collection: 'users', role }))).not.toThrow()
})

test.each([
  ['a dealer', { collection: 'users', role: 'dealer', dealer: 7 }],
  ['a user with the leads role', { collection: 'users', role: 'leads' }],
  ['a disabled editor', { collection: 'users', role: 'editor', disabled: true }],
  [
    'an administrator with a generated password',
    { collection: 'users', role: 'admin', passwordChangeDue: true },
  ],
  ['a service key', { collection: 'service-keys' }],
  ['an unauthenticated user', null],
])('refuses to schedule or cancel publications for %s', (_, user) => {
  expect(() => requireScheduler(requestOf(user))).toThrow(expect.objectContaining({ status: 403 }))
})
