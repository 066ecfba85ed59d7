import type { Dealer, DealerGroup, Visibility } from '#features/dealers/dealers/index.ts'
import { everythingVisible, visibilityOfGroup } from '#features/dealers/dealers/index.ts'
import { clockOffset, findDealer, findGroup, holidaysAround } from '#features/dealers/dealers/server.ts'
import { dealerSitePath, loadSiteMap } from '#features/site/site-map/server.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import type { DealerData } from '../dealer-data.ts'
import { dealerLinks } from '../rules/dealer-links.ts'

/** Our own forms, in which a dealer can be chosen. */
const forms = {
  testDrive: '/enquiry/test-drive',
  quote: '/enquiry/quote',
  service: '/enquiry/service',
  finance: '/enquiry/finance/finance-query',
} as const

/**
 * Finds the dealer on whose site a path is; null for every other path.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function dealerOfPath(path: string): Promise<Dealer | null> {
  const site = dealerSitePath(path)
  return site?.kind === 'dealer' ? findDealer(site.slug) : null
}

/** Finds the group on whose pages a path is; null for every other path. @throws DealersUnavailable as above. */
export async function groupOfPath(path: string): Promise<DealerGroup | null> {
  const site = dealerSitePath(path)
  return site?.kind === 'group' ? findGroup(site.slug) : null
}

/**
 * Returns what is visible on a path: by the region of its dealer, or by those of the dealers of its group.
 *
 * Source: decision F-12.
 * @throws DealersUnavailable as above.
 */
export async function visibilityAt(path: string): Promise<Visibility> {
  const group = await groupOfPath(path)
  if (group) return visibilityOfGroup(group.provinces.flatMap(({ dealers }) => dealers))
  return (await dealerOfPath(path))?.region?.shows ?? everythingVisible
}

/** Adds to a dealer what the blocks of its site show. */
export async function dealerDataOf(dealer: Dealer): Promise<DealerData> {
  const [{ addresses }, site] = await Promise.all([siteSettings(), loadSiteMap(Object.values(forms))])
  const existing = (path: string) => (site.has(path) ? path : null)
  const { financeBlock, vehiclePrices } = dealer.region?.shows ?? everythingVisible
  return {
    dealer,
    holidays: holidaysAround(dealer.region),
    clockOffset: clockOffset(),
    // The online shop shows prices.
    links: dealerLinks(dealer, vehiclePrices ? addresses : { ...addresses, buyOnline: null }, {
      testDrive: existing(forms.testDrive),
      quote: existing(forms.quote),
      service: existing(forms.service),
      finance: financeBlock && vehiclePrices ? existing(forms.finance) : null,
    }),
  }
}

/** Finds the dealer of a path with what blocks show of it; null for every other path. @throws DealersUnavailable */
export async function dealerDataAt(path: string): Promise<DealerData | null> {
  const dealer = await dealerOfPath(path)
  return dealer && dealerDataOf(dealer)
}
