import type { DealerContext } from '#features/dealers/dealers/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { DealerBarWithMenu } from './dealer-bar.tsx'
import { findSiteBreadcrumbs, siteOf } from './site-breadcrumbs.ts'

type Props = {
  dealer: DealerContext
  language: Language
  page: { readonly title: string; readonly path: string }
}

/** The bar of a page of a dealer's site, with the breadcrumbs of its path. On the home page the dealer is the last one. */
export async function DealerSiteBar({ dealer, language, page }: Props) {
  const site = siteOf(dealer)
  const breadcrumbs = await findSiteBreadcrumbs(page.path, site, language)
  const title = page.path === site.root && site.name ? site.name : page.title
  return (
    <DealerBarWithMenu
      dealer={dealer}
      language={language}
      breadcrumbs={breadcrumbs}
      page={{ ...page, title }}
    />
  )
}
