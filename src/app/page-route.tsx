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

/** The two functions that Next requires of a page. */
export type PageRoute<Params> = {
  readonly generateMetadata: (address: Address<Params>) => Promise<Metadata>
  readonly Page: (address: Address<Params>) => Promise<ReactNode>
}

/**
 * Creates the route of a page about something found by its path. When nothing is found, it renders the CMS page at that
 * path or follows a redirect.
 *
 * @param otherwise imports the route of another kind of page at the same paths, which precedes the CMS page. Imported only
 * when nothing is found, like the CMS page.
 */
export function pageRoute<Params extends { locale: string }, Found>(
  { find, metadata, render }: Definition<Params, Found>,
  otherwise?: () => Promise<PageRoute<Params>>,
): PageRoute<Params> {
  async function generateMetadata({ params }: Address<Params>): Promise<Metadata> {
    const address = await params
    const { path, found } = await find(address)
    if (found) return metadata(found, path)
    if (otherwise) return (await otherwise()).generateMetadata({ params })
    return (await cmsRoute()).cmsMetadata(path, address.locale)
  }

  async function Page({ params }: Address<Params>): Promise<ReactNode> {
    const address = await params
    const { path, found } = await find(address)
    if (found) return render(found, path)
    if (otherwise) return (await otherwise()).Page({ params })
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={address.locale} />
  }

  return { generateMetadata, Page }
}
