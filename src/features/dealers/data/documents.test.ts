import { describe, expect, it } from 'vitest'
import { type DealerDocument, dealerOf, mailOf, type RegionDocument, regionOf } from './documents.ts'

const document = {
  ...{ id: 1, name: 'Marula', slug: 'marula', supplierCode: 'T1', toyotaSupplier: 'Y', region: 2 },
  ...{ createdAt: '2026-01-01', updatedAt: '2026-01-01' },
} as DealerDocument

describe('the mail of a dealer', () => {
  it.each([
    ['the e-mail', { email: 'one@example.co.za', emailAddress: 'two@example.co.za' }, 'one@example.co.za'],
    [
      'the second e-mail when the e-mail is empty',
      { email: '', emailAddress: 'two@example.co.za' },
      'two@example.co.za',
    ],
    ['the second e-mail when there is no other', { emailAddress: 'two@example.co.za' }, 'two@example.co.za'],
    ['nothing without either', {}, null],
  ])('goes to %s (D-091)', (_, emails, expected) => {
    expect(mailOf({ ...document, ...emails }).email).toBe(expected)
  })

  it('keeps the four lists of recipients apart (D-094)', () => {
    const rows = (name: string) => [{ email: `${name}@example.co.za` }]
    const lists = {
      ...{ generalEnquiryRecipients: rows('general'), automarkRecipients: rows('used') },
      ...{ oneAdsRecipients: rows('special'), tradeInRecipients: rows('trade') },
    }
    expect(mailOf({ ...document, ...lists }).recipients).toEqual({
      general: ['general@example.co.za'],
      'used-vehicle': ['used@example.co.za'],
      special: ['special@example.co.za'],
      'trade-in': ['trade@example.co.za'],
    })
  })
})

describe('the opening hours of a dealer', () => {
  it.each([
    ['open', { startTime: '07:30', endTime: '17:30', isClosed: false }, { from: '07:30', until: '17:30' }],
    ['closed, even with times', { startTime: '07:30', endTime: '17:30', isClosed: true }, null],
    ['closed without a closing time', { startTime: '07:30', endTime: null, isClosed: false }, null],
  ])('are %s (D-093, D-254)', (_, hoursInformation, open) => {
    const operatingHours = [{ day: 'Monday' as const, hoursInformation }]
    expect(dealerOf({ ...document, operatingHours }).openingHours).toEqual([{ day: 'Monday', open }])
  })
})

describe('the further public holidays of a region', () => {
  const region = { name: 'Namibia', slug: 'namibia', kind: 'country', currency: 'NAD' } as RegionDocument

  it('are days in Johannesburg, once or every year', () => {
    const holidays = [
      { name: 'Election', day: '2026-11-03T22:00:00.000Z' },
      { name: 'Remembrance', day: '2025-05-28T10:00:00.000Z', everyYear: true },
    ]
    expect(regionOf({ ...region, holidays }).furtherHolidays).toEqual([
      { day: '2026-11-04', everyYear: false },
      { day: '2025-05-28', everyYear: true },
    ])
  })

  it('are absent when there are none', () => {
    expect(regionOf(region)).not.toHaveProperty('furtherHolidays')
  })
})
