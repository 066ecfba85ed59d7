import { PageBreadcrumbs } from '#features/navigation/page.tsx'
import { lineUpPath, rangePath } from '#features/vehicles/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { Setting } from './setting.ts'

/** The pages about a range on the site itself. */
export const siteSetting: Setting = {
  dealerAt: async () => null,
  // The opening of the page tells where one is.
  RangeHead: () => null,
  SubpageHead: ({ range: { slug, name }, language, page }) => {
    const trail = [
      { title: textsIn(language).frame.allVehicles, path: lineUpPath() },
      { title: name, path: rangePath(slug) },
    ]
    return (
      <div className="frame pt-4 print:hidden">
        <PageBreadcrumbs language={language} trail={trail} page={page} />
      </div>
    )
  },
}
