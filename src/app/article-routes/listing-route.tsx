import {
  type ArticleListing,
  findListing,
  ListingPage,
  listingMetadata,
} from '#features/editorial/articles/listing.page.tsx'
import { authorPath, categoryPath, tagPath } from '#features/editorial/articles/rules.ts'
import { pageRoute } from '../page-route.tsx'
import { findOrUnavailable } from './find-or-unavailable.ts'
import { MagazineTrail } from './magazine-trail.tsx'
import { UnavailablePage, unavailableMetadata } from './unavailable-page.tsx'

type Params = { locale: string; slug: string }

const pathOf = { author: authorPath, category: categoryPath, tag: tagPath } as const

/** Creates the route of the pages of authors, categories or tags with their articles. */
export const listingRoute = (kind: ArticleListing['kind']) =>
  pageRoute({
    async find(params: Params) {
      const slug = decodeURIComponent(params.slug)
      return { path: pathOf[kind](slug), found: await findOrUnavailable(() => findListing(kind, slug)) }
    },
    metadata: (found) => (found === 'unavailable' ? unavailableMetadata : listingMetadata(found)),
    render: (found, path) =>
      found === 'unavailable' ? (
        <UnavailablePage path={path} />
      ) : (
        <ListingPage listing={found} breadcrumbs={<MagazineTrail path={path} title={found.name} />} />
      ),
  })
