import type { DealerGroup } from '#features/dealers/dealers/index.ts'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { findSiteBreadcrumbs } from './site-breadcrumbs.ts'

type Props = {
  group: DealerGroup
  language: Language
  page: { readonly title: string; readonly path: string }
}

/** The breadcrumbs of a page of a group. On its first page the group is the last one. */
export async function GroupBar({ group, language, page }: Props) {
  const site = { root: `/dealers/groups/${group.slug}`, name: group.title }
  const ancestors = await findSiteBreadcrumbs(page.path, site, language)
  const title = page.path === site.root ? site.name : page.title
  return (
    <div className="frame py-4 print:hidden">
      <PageBreadcrumbs language={language} ancestors={ancestors} page={{ ...page, title }} />
    </div>
  )
}
