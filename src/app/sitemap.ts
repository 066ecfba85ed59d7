import type { MetadataRoute } from 'next'
import { listRanges } from '#features/vehicles/server.ts'
import { config } from '#platform/config.ts'

export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const ranges = await listRanges()
  const paths = ['/', '/vehicles', ...ranges.map(({ slug }) => `/vehicles/${slug}`)]
  return paths.map((path) => ({ url: new URL(path, config().siteUrl).href }))
}
