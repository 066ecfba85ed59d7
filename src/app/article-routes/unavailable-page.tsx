import { UnavailableArticles } from '#features/editorial/articles/unavailable.page.tsx'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
import { MagazineTrail } from './magazine-trail.tsx'

/** The metadata of a page of the magazine while the service of articles fails. */
export const unavailableMetadata = { title: 'Connect', robots: { index: false } }

/** A page of the magazine while the service of articles fails: it offers a retry, and no cache stores it. */
export async function UnavailablePage({ path }: { path: string }) {
  await leavePageUncached()
  return <UnavailableArticles path={path} breadcrumbs={<MagazineTrail path={path} title="Connect" />} />
}
