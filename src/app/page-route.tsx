import type { Metadata } from 'next'
import type { ReactNode } from 'react'

/** Imported only when nothing is found, because it would add the islands of all blocks to every other page. */
const cmsRoute = () => import('./cms-route.tsx')

type FindResult<Found> = { readonly path: string; readonly found: Found | null }

type Definition<Params, Found> = {
  /** Finds the subject of the page and its path; `found` is null when it does not exist. */
  readonly find: (params: Params) => Promise<FindResult<Found>>
  readonly metadata: (found: Found, path: string) => Metadata
  readonly render: (found: Found, path: string) => ReactNode | Promise<ReactNode>
}

type Address<Params> = { params: Promise<Params> }

/**
 * Creates the route of a page about something found by its path. When nothing is found, it renders the CMS page at that
 * path or follows a redirect.
 */
export function pageRoute<Params extends { locale: string }, Found>({
  find,
  metadata,
  render,
}: Definition<Params, Found>) {
  async function generateMetadata({ params }: Address<Params>): Promise<Metadata> {
    const address = await params
    const { path, found } = await find(address)
    return found ? metadata(found, path) : (await cmsRoute()).cmsMetadata(path, address.locale)
  }

  async function Page({ params }: Address<Params>): Promise<ReactNode> {
    const address = await params
    const { path, found } = await find(address)
    if (found) return render(found, path)
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={address.locale} />
  }

  return { generateMetadata, Page }
}
