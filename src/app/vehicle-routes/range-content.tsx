import type { ReactNode } from 'react'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { loadArticlesAbout, RelatedSection } from '#features/editorial/articles/related.page.tsx'
import { RangeCosts } from '#features/finance/ownership-costs/costs.page.tsx'
import { loadEnquiryTargets } from '#features/site/navigation/server.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { RangePage, RangeSections } from '#features/vehicles/range-page/range.page.tsx'
import { type RangeView, rangePath } from '#features/vehicles/vehicles/index.ts'

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
