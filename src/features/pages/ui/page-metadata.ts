import type { Metadata } from 'next'
import { brand } from '#platform/brand.ts'
import type { PageView } from '../page-view.ts'

/** What a page tells search engines and whoever shares it. Source: vehicles-and-finance.md §3. */
export function pageMetadata(page: PageView): Metadata {
  const title = page.metaTitle ?? `${page.title} · ${brand.siteName}`
  const description = page.description ?? brand.description
  const canonical = page.canonicalUrl ?? page.path
  return {
    title: { absolute: title },
    description,
    alternates: { canonical },
    ...(page.hidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: { type: 'website', url: canonical, title, description },
  }
}
