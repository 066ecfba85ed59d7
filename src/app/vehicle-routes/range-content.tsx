import type { ReactNode } from 'react'
import { loadArticlesAbout, RelatedSection } from '#features/articles/related.page.tsx'
import type { DealerContext } from '#features/dealers/index.ts'
import { loadEnquiryTargets } from '#features/navigation/server.ts'
import { RangeCosts } from '#features/ownership-costs/costs.page.tsx'
import { RangePage, RangeSections } from '#features/range-page/range.page.tsx'
import { loadSiteMap } from '#features/site-map/server.ts'
import { type RangeView, rangePath } from '#features/vehicles/index.ts'

type Props = {
  view: RangeView
  dealer: DealerContext | null
  /** The sections that editors added, between the models and the sections that every range has. */
  children?: ReactNode
}

/** The articles whose tag is the slug of the range. Source: requirement V-248. */
async function ArticlesAboutRange({ range, language }: Pick<RangeView, 'range' | 'language'>) {
  const live = await loadArticlesAbout(range.slug)
  return <RelatedSection live={live} language={language} path={rangePath(range.slug)} />
}

/** Everything about a range, without the header of a dealer. */
export async function RangeContent({ view, dealer, children }: Props) {
  const context = dealer ?? undefined
  return (
    <>
      <RangePage
        {...view}
        context={context}
        targets={await loadEnquiryTargets(dealer)}
        costs={dealer ? null : <RangeCosts rangeSlug={view.range.slug} language={view.language} />}
      />
      {children}
      <RangeSections {...view} context={context} findPages={loadSiteMap} />
      {dealer ? null : <ArticlesAboutRange {...view} />}
    </>
  )
}
