import { expect, it } from 'vitest'
import { describeTimeLeft } from './time-left.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const day = 24 * 60 * 60 * 1_000

it.each([
  ['open', now + 30 * day, '30 days left'],
  ['open', now + day, '1 day left'],
  ['open', now + 60_000, '1 day left'],
  ['open', now - 60_000, '0 days left'],
  ['open', now - day, 'overdue by 1 day'],
  ['open', now - 12 * day, 'overdue by 12 days'],
  ['done', now - 12 * day, 'answered'],
  ['unconfirmed', null, 'waits for its e-mail to be confirmed'],
])('describes a request that is %s and due at %s as: %s', (state, dueAt, description) => {
  expect(describeTimeLeft(state, dueAt, now)).toBe(description)
})
