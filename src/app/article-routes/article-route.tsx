import { ArticlePage, articleMetadata, findArticlePage } from '#features/editorial/articles/article.page.tsx'
import { articlePath } from '#features/editorial/articles/rules.ts'
import { pageRoute } from '../page-route.tsx'
import { findOrUnavailable } from './find-or-unavailable.ts'
import { MagazineTrail } from './magazine-trail.tsx'
import { UnavailablePage, unavailableMetadata } from './unavailable-page.tsx'

type Params = { locale: string; slug: string }

/** The page of an article. An address without one is that of a page of an editor, of a redirect, or a 404. */
export const articleRoute = pageRoute({
  async find(params: Params) {
    const slug = decodeURIComponent(params.slug)
    return { path: articlePath(slug), found: await findOrUnavailable(() => findArticlePage(slug)) }
  },
  metadata: (found) => (found === 'unavailable' ? unavailableMetadata : articleMetadata(found)),
  render: (found, path) =>
    found === 'unavailable' ? (
      <UnavailablePage path={path} />
    ) : (
      <ArticlePage {...found} breadcrumbs={<MagazineTrail path={path} title={found.article.title} />} />
    ),
})
