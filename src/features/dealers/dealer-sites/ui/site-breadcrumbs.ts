import type { DealerContext } from '#features/dealers/dealers/index.ts'
import type { Breadcrumb } from '#features/site/navigation/page.tsx'
import { parentPaths } from '#features/site/pages/server.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { dealerBreadcrumbs } from '../rules/dealer-breadcrumbs.ts'
import { dealerSiteTexts } from '../texts.ts'

type Site = { readonly root: string; readonly name: string }

/** Finds the breadcrumbs above a page of a dealer or a group. Source: requirements D-038 and D-039. */
export async function findSiteBreadcrumbs(
  path: string,
  { root, name }: Site,
  language: Language,
): Promise<Breadcrumb[]> {
  const gallery = `${root}/picture-gallery`
  const { titleOf } = await loadSiteMap([...parentPaths(path), '/dealers', gallery])
  const { dealers } = dealerSiteTexts(language).dealerSite
  return dealerBreadcrumbs(path, root, { dealers, site: name, titleOf })
}

/** The root and the name of a dealer's site. */
export const siteOf = ({ slug, name }: Pick<DealerContext, 'slug' | 'name'>): Site => ({
  root: `/dealers/${slug}`,
  name: name ?? '',
})
