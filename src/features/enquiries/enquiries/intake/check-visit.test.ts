import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Dealer, everythingVisible } from '#features/dealers/dealers/index.ts'
import { provideConfig } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { visitMessages } from './check-visit.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

beforeAll(() => {
  provideConfig({ PAYLOAD_SECRET: 'a'.repeat(32) })
  // A Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-11T08:00:00+02:00') })
})
afterAll(() => {
  vi.useRealTimers()
})

const dealer: Dealer = {
  ...{ id: '1', name: 'Sandton Motors', slug: 'sandton', supplierCode: null, isToyotaSupplier: true },
  ...{ brands: [], group: null, coordinates: null, telephone: null, whatsapp: null, picture: null },
  ...{ services: [], socialLinks: [] },
  region: {
    ...{ name: 'Gauteng', slug: 'gauteng', kind: 'province', currency: 'ZAR', shows: everythingVisible },
  },
  address: { street: null, suburb: null, city: null, postalCode: null },
  openingHours: [
    { day: 'Monday', open: { from: '08:00', until: '17:00' } },
    { day: 'Wednesday', open: { from: '08:00', until: '17:00' } },
  ],
}

const entered = { dealer: 'sandton', driveDay: '2026-12-14', driveTime: '10:00' }
const messagesOf = (own: object, find: (slug: string) => Promise<Dealer | null> = async () => dealer) =>
  visitMessages('testDrive', { ...entered, ...own }, 'en', { dealer: find })

describe('the day and the time of a test drive', () => {
  it('are accepted while the dealer is open, and when nothing is chosen', async () => {
    expect(await messagesOf({})).toEqual([])
    expect(await messagesOf({ driveDay: '', driveTime: '' })).toEqual([])
  })

  it.each([
    [
      'a day on which it is closed',
      { driveDay: '2026-12-15' },
      'driveDay',
      'The dealer is closed on this day',
    ],
    // The Day of Reconciliation, a Wednesday.
    ['a public holiday', { driveDay: '2026-12-16' }, 'driveDay', 'closed on this public holiday'],
    ['a day too far ahead', { driveDay: '2027-01-11' }, 'driveDay', 'a day up to 8 January 2027'],
    ['a time at which it is closed', { driveTime: '18:00' }, 'driveTime', 'a time from 08:00 to 16:00'],
    ['a time without a day', { driveDay: '' }, 'driveDay', 'choose a day for this time'],
  ])('are refused for %s, at the field that is wrong', async (_, own, field, message) => {
    expect(await messagesOf(own)).toEqual([{ field, message: expect.stringContaining(message) }])
  })

  it('are not checked against the hours of a dealer that is unknown or cannot be looked up, which is logged', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    expect(await messagesOf({ driveDay: '2026-12-15' }, async () => null)).toEqual([])
    expect(error).not.toHaveBeenCalled()
    expect(await messagesOf({ driveDay: '2026-12-15' }, () => Promise.reject(new Error('down')))).toEqual([])
    expect(error).toHaveBeenCalledWith(expect.anything(), 'opening hours of an enquiry not checked')
  })
})

it('refuses a service on a day on which the dealer is closed, and checks no other form', async () => {
  const booking = { dealer: 'sandton', serviceDay: '2026-12-13' }
  expect(await visitMessages('serviceBooking', booking, 'af', { dealer: async () => dealer })).toEqual([
    { field: 'serviceDay', message: 'Die handelaar is op hierdie dag gesluit. Kies asseblief ’n ander een' },
  ])
  expect(await visitMessages('quote', { ...entered }, 'en', { dealer: async () => dealer })).toEqual([])
})
