import type { ReactNode } from 'react'
import { loadPageContent, type PageRequest } from '../load-page-content.ts'
import { PageBlocks } from './page-blocks.tsx'

type Props = PageRequest & {
  /** The breadcrumbs of the page. */
  breadcrumbs?: ReactNode
  /** A bar over the whole width, in place of the breadcrumbs. */
  bar?: ReactNode
}

/** Renders a page from the CMS: resolves its links and loads its live sections. */
export async function CmsPage({ breadcrumbs, bar, ...request }: Props) {
  return (
    <PageBlocks
      page={request.page}
      {...(await loadPageContent(request))}
      breadcrumbs={breadcrumbs}
      bar={bar}
    />
  )
}
