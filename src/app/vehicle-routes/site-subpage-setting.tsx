import { PageBreadcrumbs } from '#features/navigation/page.tsx'
import { lineUpPath, rangePath } from '#features/vehicles/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { HeadProps, Setting } from './setting.ts'

/** The breadcrumbs of a subpage of a range page. */
export function RangeBreadcrumbs({
  range: { slug, name },
  language,
  page,
}: Pick<HeadProps, 'range' | 'language' | 'page'>) {
  const breadcrumbs = [
    { title: textsIn(language).frame.allVehicles, path: lineUpPath() },
    { title: name, path: rangePath(slug) },
  ]
  return (
    <div className="frame pt-4 print:hidden">
      <PageBreadcrumbs language={language} trail={breadcrumbs} page={page} />
    </div>
  )
}

/** A subpage of a range page on the site itself. */
export const siteSubpageSetting: Setting = {
  dealerAt: async () => null,
  Head: RangeBreadcrumbs,
}
