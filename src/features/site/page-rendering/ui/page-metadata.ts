import type { Metadata } from 'next'
import { shareImage } from '#features/pictures/pictures/server.ts'
import type { PageView } from '#features/site/pages/index.ts'
import { addressMetadata } from '#platform/i18n/addresses.ts'
import { brand } from '#platform/site/brand.ts'
import { pageTitle } from '#platform/site/page-title.ts'

/** The metadata of a page for search engines and shared links. Source: requirement V-290. */
export function pageMetadata(page: PageView): Metadata {
  const addresses = addressMetadata(page.path, page.language)
  const title = page.metaTitle ?? page.title
  const description = page.description ?? brand.description
  const canonical = page.canonicalUrl ?? addresses.canonical
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { ...addresses, canonical },
    ...(page.hidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      type: 'website',
      url: canonical,
      title,
      description,
      images: page.picture ? [shareImage(page.picture, page.picture.alt || page.title)] : [],
    },
  }
}
