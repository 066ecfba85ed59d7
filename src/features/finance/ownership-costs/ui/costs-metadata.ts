import type { Metadata } from 'next'
import { pageTitle } from '#platform/site/page-title.ts'
import type { CostsView } from '../costs-view.ts'
import { costsPath } from '../rules/costs-path.ts'

/** Returns the metadata of the page about a range. All choices share one canonical URL. */
export function costsMetadata({ range: { slug, brand, name } }: CostsView, isChosen: boolean): Metadata {
  const path = costsPath(slug)
  const vehicle = name.includes(brand) ? name : `${brand} ${name}`
  const title = `What the ${vehicle} costs to own`
  const description = `The ${vehicle} on the road: price, licence, registration and delivery; fuel, tyres and services each month; five years together; hybrid against petrol.`
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
    ...(isChosen ? { robots: { index: false } } : {}),
  }
}
