import { siteMetadata } from '../../../site-document.tsx'
import { siteLayout } from '../../../site-layout.tsx'

export const metadata = siteMetadata

/** No page is made at build: each is made on its first visit, kept, and made anew when its content changes. */
export const generateStaticParams = () => []

const layout = siteLayout(async () => null)

export const generateViewport = layout.generateViewport

export default layout.Layout
