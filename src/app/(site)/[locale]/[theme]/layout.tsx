import { siteMetadata } from '../../../site-document.tsx'
import { siteLayout } from '../../../site-layout.tsx'

export const metadata = siteMetadata

/**
 * No page is rendered at build time: each is rendered on its first visit, cached, and rendered again after a change.
 */
export const generateStaticParams = () => []

const layout = siteLayout(async () => null)

export const generateViewport = layout.generateViewport

export default layout.Layout
