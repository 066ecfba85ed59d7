import type { DealerContext } from '#features/dealers/index.ts'
import { siteMap } from '#features/site-map/server.ts'
import { siteSettings } from '#features/site-settings/server.ts'
import { enquiryTargets, type VehicleTargets } from '#features/vehicle-pages/index.ts'

const forms = { quote: '/enquiry/quote', testDrive: '/enquiry/test-drive' } as const
const plans = { finance: '/enquiry/finance-offers', subscription: '/enquiry/kinto' } as const

/** Where a page about a vehicle leads to ask for one, in the name of a dealer or of nobody. */
export async function loadEnquiryTargets(dealer: DealerContext | null): Promise<VehicleTargets> {
  const [site, { addresses }] = await Promise.all([
    siteMap([...Object.values(forms), ...Object.values(plans)]),
    siteSettings(),
  ])
  const ifThere = (path: string) => (site.has(path) ? path : null)
  const targets = enquiryTargets(
    { quote: ifThere(forms.quote), testDrive: ifThere(forms.testDrive) },
    { quote: addresses.buyOnline, testDrive: addresses.testDrive },
    dealer,
  )
  // A dealer's own stand wherever its region shows finance.
  const isThere = (path: string) => dealer !== null || site.has(path)
  return {
    ...targets,
    plans: { finance: isThere(plans.finance), subscription: isThere(plans.subscription) },
  }
}
