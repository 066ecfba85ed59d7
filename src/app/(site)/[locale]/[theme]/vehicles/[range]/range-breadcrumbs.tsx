import { PageBreadcrumbs } from '#features/navigation/page.tsx'
import { lineUpPath, rangePath } from '#features/vehicles/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'

type Props = {
  readonly range: { readonly slug: string; readonly name: string }
  /** The page they stand on. */
  readonly page: { readonly title: string; readonly path: string }
}

/** The way to a page that belongs to a range. In English, like all such pages. */
export function RangeBreadcrumbs({ range: { slug, name }, page }: Props) {
  const trail = [
    { title: textsIn('en').frame.allVehicles, path: lineUpPath() },
    { title: name, path: rangePath(slug) },
  ]
  return (
    <div className="frame pt-4 print:hidden">
      <PageBreadcrumbs language="en" trail={trail} page={page} />
    </div>
  )
}
