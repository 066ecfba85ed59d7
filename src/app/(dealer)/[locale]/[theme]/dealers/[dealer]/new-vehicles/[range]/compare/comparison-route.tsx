import type { Metadata } from 'next'
import { DealerBar } from '#features/dealer-sites/new-vehicles.page.tsx'
import { dealerContext } from '#features/dealers/server.ts'
import { ComparisonPage, comparisonMetadata } from '#features/vehicles/compare.page.tsx'
import { comparedCodes, comparePath, lineUpPath, rangePath } from '#features/vehicles/index.ts'
import { findComparison } from '#features/vehicles/server.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { cmsRoute } from '../../../cms-route.ts'

export type DealerComparisonAddress = {
  params: Promise<{ locale: string; dealer: string; range: string; codes?: string }>
}

async function comparisonAt({ params }: DealerComparisonAddress) {
  const { locale, dealer: dealerSlug, range, codes } = await params
  const dealer = await dealerContext(dealerSlug)
  const view = dealer && (await findComparison(range, comparedCodes(codes), dealer.shows))
  return { locale, path: comparePath(range, [], dealerSlug), found: dealer && view && { dealer, view } }
}

export async function dealerComparisonMetadata(address: DealerComparisonAddress): Promise<Metadata> {
  const { locale, path, found } = await comparisonAt(address)
  return found ? comparisonMetadata(found.view) : (await cmsRoute()).cmsMetadata(path, locale)
}

/** A comparison in a dealer's name, with or without codes in its address. */
export async function DealerComparisonRoute(address: DealerComparisonAddress) {
  const { locale, path, found } = await comparisonAt(address)
  if (!found) {
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={locale} />
  }
  const { dealer, view } = found
  const { comparison, dealers } = textsIn('en')
  const { name, slug } = view.range
  const trail = [
    { title: dealers.newVehicles, path: lineUpPath(dealer.slug) },
    { title: name, path: rangePath(slug, dealer.slug) },
  ]
  return (
    <>
      <DealerBar dealer={dealer} language="en" trail={trail} page={{ title: comparison.crumb, path }} />
      <ComparisonPage view={view} dealer={dealer} />
    </>
  )
}
