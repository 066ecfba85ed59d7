import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { findBreadcrumbs } from '#features/site/site-map/server.ts'

type Props = { path: string; title: string }

/** The breadcrumbs of a page of the magazine. */
export async function MagazineTrail({ path, title }: Props) {
  return <PageBreadcrumbs language="en" ancestors={await findBreadcrumbs(path)} page={{ title, path }} />
}
