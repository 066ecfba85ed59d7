import { describe, expect, it } from 'vitest'
import { createFinderDealer, regions } from '../rules/finder-dealer.test-support.ts'
import { readDealerList, writeDealerList } from './dealer-list.ts'

const hours = [
  { day: 'Monday', open: { from: '07:30', until: '17:30' } },
  { day: 'Public Holidays', open: null },
] as const

const dealers = [
  createFinderDealer({ slug: 'a', city: 'Johannesburg', suburb: 'Sandton', hours }),
  createFinderDealer({ slug: 'b', city: 'Johannesburg', postalCode: '2191', hours }),
  createFinderDealer({
    ...{ slug: 'c', region: regions.namibia, city: 'Windhoek', street: null, telephone: null },
    coordinates: { latitude: -22.56, longitude: 17.08 },
  }),
  createFinderDealer({ slug: 'd', region: null }),
]

describe('the list of dealers', () => {
  it('contains everything that the cards show', () => {
    const sent: ReturnType<typeof writeDealerList> = JSON.parse(JSON.stringify(writeDealerList(dealers)))
    expect(readDealerList(sent)).toEqual(dealers)
  })

  it('stores shared regions and weeks once', () => {
    const { regions: stored, weeks } = writeDealerList(dealers)
    expect(stored.map(({ slug }) => slug)).toEqual(['gauteng', 'namibia'])
    expect(weeks).toHaveLength(2)
  })
})
