import type { Metadata } from 'next'
import { newsListPath } from '#features/editorial/news/index.ts'
import {
  findNewsListing,
  ListingPage,
  listingMetadata,
  UnavailableNews,
} from '#features/editorial/news/news.page.tsx'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
import { ServiceUnavailable } from '#platform/service/source.ts'
import { type PageRoute, pageRoute } from '../page-route.tsx'

type Params = { locale: string; chosen?: string[] }

type Found = Awaited<ReturnType<typeof findNewsListing>> | 'unavailable'

/** The page itself, and those of years and categories below it. */
function Trail({ name, path }: { name: string | null; path: string }) {
  const list = { title: 'News', path: newsListPath }
  return name === null ? (
    <PageBreadcrumbs language="en" ancestors={[]} page={list} />
  ) : (
    <PageBreadcrumbs language="en" ancestors={[list]} page={{ title: name, path }} />
  )
}

async function findOrUnavailable(segments: readonly string[]): Promise<Found> {
  try {
    return await findNewsListing(segments)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    return 'unavailable'
  }
}

/** The pages of news: the latest, and those of a year or a category. While a service fails they offer a retry. */
export const newsListRoute: PageRoute<Params> = pageRoute<Params, Exclude<Found, null>>({
  async find({ chosen = [] }) {
    const segments = chosen.map(decodeURIComponent)
    return {
      path: [newsListPath, ...segments].join('/'),
      found: await findOrUnavailable(segments),
    }
  },
  metadata: (found): Metadata =>
    found === 'unavailable' ? { title: 'News', robots: { index: false } } : listingMetadata(found),
  async render(found, path) {
    if (found !== 'unavailable')
      return <ListingPage listing={found} breadcrumbs={<Trail name={found.name} path={found.path} />} />
    await leavePageUncached()
    return <UnavailableNews path={path} breadcrumbs={<Trail name={null} path={newsListPath} />} />
  },
})
