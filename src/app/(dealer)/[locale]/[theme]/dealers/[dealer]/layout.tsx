import { dealerOfPage } from '#features/dealer-sites/new-vehicles.page.tsx'
import { siteMetadata } from '../../../../../site-document.tsx'
import { siteLayout } from '../../../../../site-layout.tsx'

export const metadata = siteMetadata

export const generateStaticParams = () => []

/** Pages in a dealer's name have a document of their own: what their menu leads to, and shows, is the dealer's too. */
const layout = siteLayout(async (slug) => (slug === undefined ? null : dealerOfPage(slug)))

export const generateViewport = layout.generateViewport

export default layout.Layout
