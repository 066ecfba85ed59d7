import type { Metadata } from 'next'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { allOffersPath, offersPath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { brand } from '#platform/site/brand.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { OffersView } from '../offers-view.ts'

/** Returns the metadata of the offers on a range. The canonical URL of a dealer's page is the page on the main site. */
export function offersMetadata(
  { range }: OffersView,
  dealer: Pick<DealerContext, 'name'> | null = null,
): Metadata {
  const name = `${range.brand} ${range.name}`
  const path = offersPath(range.slug)
  const title = dealer?.name
    ? fill(dealerTexts('en').dealers.pageAt, { page: `${name} offers`, dealer: dealer.name })
    : `${name} offers`
  const place = dealer?.name ? `at ${dealer.name}` : 'in South Africa'
  const description = `Special prices and monthly instalments on the ${name} ${place} today.`
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
  }
}

/** Returns the metadata of the page with the offers on all ranges. */
export function allOffersMetadata(): Metadata {
  const title = `${brand.name} offers`
  const description = `Special prices, monthly offers and extras on new ${brand.name} vehicles in South Africa today: what each saves, and until when.`
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: allOffersPath },
    openGraph: { type: 'website', url: allOffersPath, title, description },
  }
}
