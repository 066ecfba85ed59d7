import { config } from '#platform/config.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { Breadcrumbs } from '#ui/wayfinding/breadcrumbs.tsx'

/** A step between the home page and a page; one without a page has no path. */
export type Step = { readonly title: string; readonly path: string | null }

type Props = {
  language: Language
  /** The way from the home page to this page, both left out. */
  trail: readonly Step[]
  /** The page itself. */
  page: { readonly title: string; readonly path: string }
}

/** The way to this page, for visitors and for search engines. */
export function PageBreadcrumbs({ language, trail, page }: Props) {
  const { home, breadcrumbs } = textsIn(language).frame
  const steps: readonly Step[] = [{ title: home, path: '/' }, ...trail, page]
  const listed = steps.filter(({ path }) => path !== null)
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: listed.map(({ title, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: new URL(path ?? '/', config().siteUrl).href,
          })),
        }}
      />
      <Breadcrumbs
        label={breadcrumbs}
        crumbs={steps.map(({ title, path }) => ({ label: title, href: path }))}
      />
    </>
  )
}
