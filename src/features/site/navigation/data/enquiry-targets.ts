import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import { enquiryTargets, type VehicleTargets } from '#features/vehicles/range-page/index.ts'

const forms = { quote: '/enquiry/quote', testDrive: '/enquiry/test-drive' } as const
const plans = { finance: '/enquiry/finance-offers', subscription: '/enquiry/kinto' } as const

/** Returns the enquiry targets of a vehicle page, optionally for a dealer's pages. */
export async function loadEnquiryTargets(dealer: DealerContext | null): Promise<VehicleTargets> {
  const [site, { addresses }] = await Promise.all([
    loadSiteMap([...Object.values(forms), ...Object.values(plans)]),
    siteSettings(),
  ])
  const existingOrNull = (path: string) => (site.has(path) ? path : null)
  const targets = enquiryTargets(
    { quote: existingOrNull(forms.quote), testDrive: existingOrNull(forms.testDrive) },
    { quote: addresses.buyOnline, testDrive: addresses.testDrive },
    dealer,
  )
  // A dealer's own plan forms exist without a page.
  const planFormExists = (path: string) => dealer !== null || site.has(path)
  return {
    ...targets,
    plans: { finance: planFormExists(plans.finance), subscription: planFormExists(plans.subscription) },
  }
}
