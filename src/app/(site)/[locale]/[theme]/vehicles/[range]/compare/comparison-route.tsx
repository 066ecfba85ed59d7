import type { Metadata } from 'next'
import { ComparisonPage, comparisonMetadata } from '#features/vehicles/compare.page.tsx'
import { comparedCodes, comparePath } from '#features/vehicles/index.ts'
import { findComparison } from '#features/vehicles/server.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { RangeBreadcrumbs } from '../range-breadcrumbs.tsx'

export type ComparisonAddress = { params: Promise<{ locale: string; range: string; codes?: string }> }

/** Loaded only where editors made the page, or moved it: the islands of all their sections would weigh on this one. */
const cmsRoute = () => import('../../../cms-route.tsx')

async function comparisonAt({ params }: ComparisonAddress) {
  const { locale, range, codes } = await params
  return { locale, path: comparePath(range, []), view: await findComparison(range, comparedCodes(codes)) }
}

export async function comparisonRouteMetadata(address: ComparisonAddress): Promise<Metadata> {
  const { locale, path, view } = await comparisonAt(address)
  return view ? comparisonMetadata(view) : (await cmsRoute()).cmsMetadata(path, locale)
}

/** The page of a comparison, with or without codes in its address. */
export async function ComparisonRoute(address: ComparisonAddress) {
  const { locale, path, view } = await comparisonAt(address)
  if (!view) {
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={locale} />
  }
  return (
    <>
      <RangeBreadcrumbs range={view.range} page={{ title: textsIn('en').comparison.crumb, path }} />
      <ComparisonPage view={view} />
    </>
  )
}
