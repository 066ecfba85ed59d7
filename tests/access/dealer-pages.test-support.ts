import { text } from 'node:stream/consumers'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

type Params = {
  readonly locale: string
  readonly theme: string
  readonly dealer: string
  readonly range: string
  readonly codes: string
}

type Address = { params: Promise<Params> }

type Route = {
  readonly default: (address: Address) => Promise<ReactNode>
  readonly generateMetadata: (address: Address) => Promise<Metadata>
}

/** The routes below `/dealers/{slug}/new-vehicles`. */
const routes = {
  '': () => import('#app/(dealer)/[locale]/[theme]/dealers/[dealer]/new-vehicles/page.tsx'),
  range: () => import('#app/(dealer)/[locale]/[theme]/dealers/[dealer]/new-vehicles/[range]/page.tsx'),
  compare: () =>
    import('#app/(dealer)/[locale]/[theme]/dealers/[dealer]/new-vehicles/[range]/compare/[codes]/page.tsx'),
  offers: () =>
    import('#app/(dealer)/[locale]/[theme]/dealers/[dealer]/new-vehicles/[range]/offers/page.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<Route>>>

/** A page of a dealer's new vehicles. */
export type DealerPage = {
  readonly dealer: string
  readonly route: keyof typeof routes
  readonly range?: string
  readonly codes?: string
  readonly locale?: 'en' | 'af' | 'zu'
}

const addressOf = ({ dealer, range = '', codes = '', locale = 'en' }: DealerPage): Address => ({
  params: Promise.resolve({ locale, theme: 'light', dealer, range, codes }),
})

/**
 * Renders a page with its header and footer, as its route and its layout do.
 *
 * @throws what any part of it throws, such as the 404 of Next
 */
export async function renderDealerPage(page: DealerPage): Promise<string> {
  const [route, layout] = await Promise.all([
    routes[page.route](),
    import('#app/(dealer)/[locale]/[theme]/dealers/[dealer]/layout.tsx'),
  ])
  const address = addressOf(page)
  const document = await layout.default({ ...address, children: await route.default(address) })
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(document, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  return text(prelude as NodeJS.ReadableStream)
}

/** Returns the metadata of a page. */
export async function metadataOf(page: DealerPage): Promise<Metadata> {
  return (await routes[page.route]()).generateMetadata(addressOf(page))
}

/** The targets of all links and forms in HTML. */
export function targetsIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"/g)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  )
}
