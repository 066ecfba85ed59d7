import type { PageAddresses } from '#platform/site/page-addresses.ts'

export const newsAddresses: PageAddresses = {
  // News items are below it, and their list is elsewhere.
  redirects: [{ source: '/discover/news', destination: '/news', permanent: true }],
  reserved: ['news', 'news-sitemap.xml'],
}
