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

/** The response of `/sections/dealers` with these dealers. */
export function dealerList(dealers: readonly ListedDealer[]) {
  return {
    cities: dealers.map(({ city = 'Nowhere' }) => city),
    regions: [{ name: 'Gauteng', slug: 'gauteng', kind: 'province', holidays: [], hasFinance: true }],
    weeks: [['Monday|07:30|17:30', 'Wednesday|07:30|17:30', 'Sunday']],
    dealers: dealers.map(({ slug, name, km }, index) => [
      ...[slug, name, '1 Fig Street', '', index, '2000', 0, '0800 000 100'],
      ...[johannesburg.latitude - km / kmPerDegree, johannesburg.longitude, 0],
    ]),
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
