import { describe, expect, it } from 'vitest'
import {
  type DealerDocument,
  dealerOf,
  type HolidayDocument,
  mailOf,
  type RegionDocument,
  regionOf,
} from './documents.ts'

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
  const bookkeeping = { id: 1, createdAt: '2026-01-01', updatedAt: '2026-01-01' }
  const region = { ...bookkeeping, name: 'Namibia', slug: 'namibia', kind: 'country' } as RegionDocument
  const holidays: HolidayDocument[] = [
    { ...bookkeeping, name: 'Election', day: '2026-11-03T22:00:00.000Z', countries: ['ZA', 'NA'] },
    {
      ...bookkeeping,
      ...{ name: 'Remembrance', day: '2025-05-28T10:00:00.000Z', everyYear: true, countries: ['NA'] },
    },
  ]

  it('are days in Johannesburg, once or every year', () => {
    expect(regionOf(region, holidays).furtherHolidays).toEqual([
      { day: '2026-11-04', everyYear: false },
      { day: '2025-05-28', everyYear: true },
    ])
  })

  it('are those of its country: of South Africa in a province', () => {
    const province = { ...region, kind: 'province', slug: 'gauteng' } as const
    expect(regionOf(province, holidays).furtherHolidays).toEqual([{ day: '2026-11-04', everyYear: false }])
    expect(regionOf({ ...region, slug: 'zambia' }, holidays)).not.toHaveProperty('furtherHolidays')
  })
})
