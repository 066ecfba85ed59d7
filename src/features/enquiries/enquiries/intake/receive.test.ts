import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import type { EnquiryDispatch } from './dispatch.ts'
import { receiveEnquiry } from './receive.ts'

// Next's cache only exists while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const dispatch: EnquiryDispatch = { open: () => Promise.reject(new Error('Nothing is stored here.')) }

/** A form without a key is counted, then refused before anything is read from the database. */
async function statusFrom(address: string): Promise<number> {
  const request = new Request('http://localhost/api/enquiries/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{}',
  })
  return (await receiveEnquiry({} as Payload, request, 'contact', dispatch)).status
}

test('counts all spellings of one IPv6 network as one sender', async () => {
  const statuses: number[] = []
  for (let sent = 1; sent <= 22; sent++) statuses.push(await statusFrom(`2001:db8::${sent.toString(16)}`))
  expect(statuses).toEqual([...Array(20).fill(400), 429, 429])
  expect(await statusFrom('2001:db8:0:0:ffff::')).toBe(429)
  expect(await statusFrom('2001:db8:0:1::1')).toBe(400)
})
