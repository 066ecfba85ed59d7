import type { Page } from '@playwright/test'

/** Centre of the searches of these tests. */
export const johannesburg = { latitude: -26.2, longitude: 28.05 }

/** Kilometres of one degree of latitude. */
const kmPerDegree = (6371.0088 * Math.PI) / 180

type ListedDealer = {
  readonly slug: string
  readonly name: string
  readonly city?: string
  /** Distance south of Johannesburg. */
  readonly km: number
}

const day = { from: '07:30', until: '17:30' }

/** The response of `/sections/dealers` with these dealers. */
export function dealerList(dealers: readonly ListedDealer[]) {
  return {
    regions: [{ name: 'Gauteng', slug: 'gauteng', kind: 'province', holidays: [], hasFinance: true }],
    weeks: [
      [
        { day: 'Monday', open: day },
        { day: 'Wednesday', open: day },
        { day: 'Sunday', open: null },
      ],
    ],
    dealers: dealers.map(({ slug, name, km, city = 'Nowhere' }) => ({
      slug,
      name,
      street: '1 Fig Street',
      suburb: null,
      city,
      postalCode: '2000',
      region: 0,
      telephone: '0800 000 100',
      coordinates: {
        latitude: johannesburg.latitude - km / kmPerDegree,
        longitude: johannesburg.longitude,
      },
      week: 0,
    })),
  }
}

/** Answers the finder's requests for all dealers with these, and counts them. */
export async function serveDealers(page: Page, dealers: readonly ListedDealer[]): Promise<() => number> {
  let requests = 0
  await page.route('**/sections/dealers', async (route) => {
    requests += 1
    await route.fulfill({ json: dealerList(dealers) })
  })
  return () => requests
}

/** The finder's search field, list, map and state. */
export const finder = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Dealer or place' }),
  radius: page.getByRole('combobox', { name: 'Select radius' }),
  locate: page.getByRole('button', { name: 'Use my location' }),
  cards: page.getByRole('list', { name: 'Dealers', exact: true }).locator('> li'),
  markers: page.locator('[data-marker]'),
  status: page.getByRole('main').locator('p[role="status"]').first(),
  star: (name: string) => page.getByRole('button', { name: `Preferred dealer: ${name}` }),
  toast: page.getByText('No dealer within 40 km found', { exact: true }),
})
