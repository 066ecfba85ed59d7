import type { MetadataRoute } from 'next'
import { listIndexablePaths } from '#features/site/site-map/server.ts'
import { languageAlternates } from '#platform/i18n/addresses.ts'
import { config } from '#platform/process/config.ts'

export const dynamic = 'force-dynamic'

/** Returns an entry for each language of a page, with the others as alternates. */
function entriesOf(path: string): MetadataRoute.Sitemap {
  const absoluteUrl = (address: string) => new URL(address, config().siteUrl).href
  const alternates = Object.entries(languageAlternates(path) ?? {})
  if (alternates.length === 0) return [{ url: absoluteUrl(path) }]
  const languages = Object.fromEntries(
    alternates.map(([language, address]) => [language, absoluteUrl(address)]),
  )
  return [...new Set(Object.values(languages))].map((url) => ({ url, alternates: { languages } }))
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await listIndexablePaths()).flatMap(entriesOf)
}
