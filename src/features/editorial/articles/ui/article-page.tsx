import type { ReactNode } from 'react'
import { config } from '#platform/process/config.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { FoundArticle } from '../data/article-pages.ts'
import { articlePath, tagPath } from '../rules/article-paths.ts'
import { ArticleHeader, Labels } from './article-header.tsx'
import { ArticleText } from './article-text.tsx'
import { RelatedSection } from './related-section.tsx'
import { structuredArticle } from './structured-article.ts'

type Props = FoundArticle & { breadcrumbs: ReactNode }

/** The page of an article. Source: requirements V-151 and V-153. */
export function ArticlePage({ article, related, breadcrumbs }: Props) {
  const { slug, tags } = article
  return (
    <>
      <StructuredData data={structuredArticle(article, config().siteUrl)} />
      <div className="frame pt-4 print:hidden">{breadcrumbs}</div>
      <article data-ground="ground" className="band bg-ground">
        <div className="frame">
          <ArticleHeader article={article} />
          <ArticleText article={article} />
          {tags.length > 0 ? (
            <div className="mt-12 border-line border-t pt-6 print:hidden">
              <Labels labels={tags} pathOf={tagPath} name="Tags" />
            </div>
          ) : null}
        </div>
      </article>
      <RelatedSection live={related} language="en" path={articlePath(slug)} />
    </>
  )
}
