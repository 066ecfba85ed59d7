import { config } from '#platform/process/config.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { dealerOfPath } from '../data/dealer-data.ts'
import { structuredDealer } from './structured-dealer.ts'

/** The structured data of the dealer on whose site a path is. */
export async function DealerStructuredData({ path }: { path: string }) {
  const dealer = await dealerOfPath(path)
  return dealer ? <StructuredData data={structuredDealer(dealer, config().siteUrl)} /> : null
}
