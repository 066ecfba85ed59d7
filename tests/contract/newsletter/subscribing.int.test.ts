import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  handleSubscription,
  localNewsletter,
  upstreamNewsletter,
} from '#features/people/newsletter/services.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '../../cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => {
  await closeOutbox(cms.payload)
  await cms.close()
})

/** The contract we serve, used as the outside service. */
const served: typeof globalThis.fetch = (input, init) => handleSubscription(new Request(input, init))

const targets = {
  local: () => localNewsletter(async () => cms.payload),
  'upstream, pointed at what we serve': () =>
    upstreamNewsletter('https://news.example.co.za/api/subscribeUser', { fetch: served }),
}

describe.each(Object.entries(targets))('the newsletter, %s (V-138, V-140, V-314)', (name, open) => {
  const email = `${name.slice(0, 5)}@example.co.za`
  const person = { firstName: 'Thandi', lastName: 'Nkosi' }

  it('asks a new subscriber to confirm, with the message of the contract', async () => {
    const result = await open().subscribe({ ...person, emailAddress: email })
    expect(result.kind).toBe('confirmByEmail')
    expect('message' in result && result.message).toContain('confirm your email address')
  })

  it('recognises an existing subscriber', async () => {
    await cms.payload.db.drizzle.execute(
      sql`update subscribers set state = 'subscribed' where email = ${email}`,
    )
    expect(await open().subscribe({ ...person, emailAddress: email })).toEqual({ kind: 'alreadySignedUp' })
  })

  it('rejects an address with an invalid domain', async () => {
    expect(await open().subscribe({ ...person, emailAddress: 'thandi@nowhere' })).toEqual({
      kind: 'invalidEmail',
    })
  })
})
