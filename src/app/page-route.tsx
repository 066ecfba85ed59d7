import type { Metadata } from 'next'
import type { ReactNode } from 'react'

/** Loaded only where nothing is found: the islands of all that editors can make would weigh on every other page. */
const cmsRoute = () => import('./cms-route.tsx')

type Place<Found> = { readonly path: string; readonly found: Found | null }

type Definition<Params, Found> = {
  /** What the page at an address is about; null when there is no such thing. */
  readonly find: (params: Params) => Promise<Place<Found>>
  readonly metadata: (found: Found, path: string) => Metadata
  readonly render: (found: Found, path: string) => ReactNode | Promise<ReactNode>
}

type Address<Params> = { params: Promise<Params> }

/**
 * The route of a page that is made of something found by its address. Where nothing is found, the page that editors
 * made there is shown, or an old address leads on.
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
