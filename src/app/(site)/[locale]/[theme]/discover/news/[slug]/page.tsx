import { newsListPath, newsPath } from '#features/editorial/news/index.ts'
import { ArticlePage, articleMetadata, findArticlePage } from '#features/editorial/news/news.page.tsx'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { pageRoute } from '../../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

type Params = { locale: string; slug: string }

/** The page of a news article. An address without one is that of a page of an editor, or of a redirect. */
const route = pageRoute({
  async find(params: Params) {
    const slug = decodeURIComponent(params.slug)
    return { path: newsPath(slug), found: await findArticlePage(slug) }
  },
  metadata: articleMetadata,
  render: (found, path) => (
    <ArticlePage
      {...found}
      breadcrumbs={
        <PageBreadcrumbs
          language="en"
          ancestors={[{ title: 'News', path: newsListPath }]}
          page={{ title: found.article.title, path }}
        />
      }
    />
  ),
})

export const generateMetadata = route.generateMetadata

export default route.Page
