import type { MetadataRoute } from 'next'
import { config } from '#platform/config.ts'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api', '/services', '/catalogue'] },
    sitemap: [`${config().siteUrl}/sitemap.xml`, `${config().siteUrl}/pre-owned/sitemap`],
  }
}
