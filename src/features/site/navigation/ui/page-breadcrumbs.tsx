import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { config } from '#platform/process/config.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { Breadcrumbs } from '#ui/wayfinding/breadcrumbs.tsx'

/** An ancestor of a page; `path` is null when it has no page. */
export type Breadcrumb = { readonly title: string; readonly path: string | null }

type Props = {
  language: Language
  /** The pages between the home page and this page, both excluded. */
  ancestors: readonly Breadcrumb[]
  /** The current page. */
  page: { readonly title: string; readonly path: string }
}

/** The breadcrumbs of a page, with structured data for search engines. */
export function PageBreadcrumbs({ language, ancestors, page }: Props) {
  const { home, breadcrumbs: label } = textsIn(language).layout
  const steps: readonly Breadcrumb[] = [{ title: home, path: '/' }, ...ancestors, page]
  const linkedSteps = steps.filter(({ path }) => path !== null)
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: linkedSteps.map(({ title, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: new URL(path ?? '/', config().siteUrl).href,
          })),
        }}
      />
      <Breadcrumbs label={label} items={steps.map(({ title, path }) => ({ label: title, href: path }))} />
    </>
  )
}
