import type { ComponentProps } from 'react'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { lineUpPath, rangePath } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { AcrossRangesVariant, HeaderProps, RouteVariant } from './route-variant.ts'

function SubpageBreadcrumbs(props: ComponentProps<typeof PageBreadcrumbs>) {
  return (
    <div className="frame pt-4 print:hidden">
      <PageBreadcrumbs {...props} />
    </div>
  )
}

const allVehicles = (language: Language) => ({
  title: textsIn(language).layout.allVehicles,
  path: lineUpPath(),
})

/** The breadcrumbs of a subpage of a range page. */
function RangeBreadcrumbs({
  range: { slug, name },
  language,
  page,
}: Pick<HeaderProps, 'range' | 'language' | 'page'>) {
  const breadcrumbs = [allVehicles(language), { title: name, path: rangePath(slug) }]
  return <SubpageBreadcrumbs language={language} ancestors={breadcrumbs} page={page} />
}

/** A subpage of a range page on the site itself. */
export const siteSubpageVariant: RouteVariant = {
  findDealer: async () => null,
  Header: RangeBreadcrumbs,
}

/** The comparison of models of any range on the site itself. */
export const siteAcrossRangesVariant: AcrossRangesVariant = {
  findDealer: async () => null,
  Header: ({ page }) => <SubpageBreadcrumbs language="en" ancestors={[allVehicles('en')]} page={page} />,
}
