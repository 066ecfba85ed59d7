import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { lineUpPath, rangePath } from '#features/vehicles/vehicles/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { HeaderProps, RouteVariant } from './route-variant.ts'

/** The breadcrumbs of a subpage of a range page. */
function RangeBreadcrumbs({
  range: { slug, name },
  language,
  page,
}: Pick<HeaderProps, 'range' | 'language' | 'page'>) {
  const breadcrumbs = [
    { title: textsIn(language).layout.allVehicles, path: lineUpPath() },
    { title: name, path: rangePath(slug) },
  ]
  return (
    <div className="frame pt-4 print:hidden">
      <PageBreadcrumbs language={language} ancestors={breadcrumbs} page={page} />
    </div>
  )
}

/** A subpage of a range page on the site itself. */
export const siteSubpageVariant: RouteVariant = {
  findDealer: async () => null,
  Header: RangeBreadcrumbs,
}
