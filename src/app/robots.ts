import type { MetadataRoute } from 'next'
import { config } from '#platform/process/config.ts'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    // Google Calendar does not subscribe to a calendar that robots may not read. The longer rule takes precedence.
    rules: {
      userAgent: '*',
      allow: ['/', '/api/events/calendar.ics'],
      disallow: ['/admin', '/api', '/services', '/catalogue'],
    },
    sitemap: [
      `${config().siteUrl}/sitemap.xml`,
      `${config().siteUrl}/pre-owned/sitemap`,
      `${config().siteUrl}/news-sitemap.xml`,
    ],
  }
}
