import type { DealerContext } from '#features/dealers/index.ts'
import { siteMap } from '#features/site-map/server.ts'
import { siteSettings } from '#features/site-settings/server.ts'
import { type EnquiryTargets, enquiryTargets } from '#features/vehicles/index.ts'

const forms = { quote: '/enquiry/quote', testDrive: '/enquiry/test-drive' } as const

/** Where a page about a vehicle leads to ask for one, in the name of a dealer or of nobody. */
export async function loadEnquiryTargets(dealer: DealerContext | null): Promise<EnquiryTargets> {
  const [site, { addresses }] = await Promise.all([siteMap(Object.values(forms)), siteSettings()])
  const ifThere = (path: string) => (site.has(path) ? path : null)
  return enquiryTargets(
    { quote: ifThere(forms.quote), testDrive: ifThere(forms.testDrive) },
    { quote: addresses.buyOnline, testDrive: addresses.testDrive },
    dealer,
  )
}
