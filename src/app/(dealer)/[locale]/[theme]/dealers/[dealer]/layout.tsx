import { readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import { siteMetadata } from '../../../../../site-document.tsx'
import { siteLayout } from '../../../../../site-layout.tsx'

export const metadata = siteMetadata

export const generateStaticParams = () => []

/** Dealer pages have their own layout, because their menu shows and links to the dealer's pages. */
const layout = siteLayout(async (slug) => (slug === undefined ? null : readPageDealer(slug)))

export const generateViewport = layout.generateViewport

export default layout.Layout
