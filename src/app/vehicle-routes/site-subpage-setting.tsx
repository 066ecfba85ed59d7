import { PageBreadcrumbs } from '#features/navigation/page.tsx'
import { lineUpPath, rangePath } from '#features/vehicles/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { HeadProps, Setting } from './setting.ts'

/** The way to a page that belongs to a range. */
export function RangeBreadcrumbs({
  range: { slug, name },
  language,
  page,
}: Pick<HeadProps, 'range' | 'language' | 'page'>) {
  const trail = [
    { title: textsIn(language).frame.allVehicles, path: lineUpPath() },
    { title: name, path: rangePath(slug) },
  ]
  return (
    <div className="frame pt-4 print:hidden">
      <PageBreadcrumbs language={language} trail={trail} page={page} />
    </div>
  )
}

/** A page that belongs to a range, on the site itself. */
export const siteSubpageSetting: Setting = {
  dealerAt: async () => null,
  Head: RangeBreadcrumbs,
}
