import { finderMetadata, renderFinder } from '#features/dealers/dealer-finder/finder.page.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata = finderMetadata()

export default async function DealersPage() {
  return renderFinder()
}
