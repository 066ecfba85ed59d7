import type { FinderDealer, FinderRegion } from '../finder-dealer.ts'

const province = { kind: 'province', holidays: [], hasFinance: true } as const

export const regions = {
  gauteng: { ...province, name: 'Gauteng', slug: 'gauteng' },
  kwazuluNatal: { ...province, name: 'KwaZulu-Natal', slug: 'kwazulu-natal' },
  namibia: { name: 'Namibia', slug: 'namibia', kind: 'country', holidays: [], hasFinance: false },
} as const satisfies Record<string, FinderRegion>

/** Creates a dealer in Gauteng for a test. */
export function createFinderDealer(dealer: Partial<FinderDealer>): FinderDealer {
  return {
    slug: 'fig-tree',
    name: 'Fig Tree Motors',
    street: '1 Fig Street',
    suburb: null,
    city: null,
    postalCode: null,
    region: regions.gauteng,
    telephone: '0800 000 100',
    coordinates: null,
    hours: [],
    ...dealer,
  }
}
