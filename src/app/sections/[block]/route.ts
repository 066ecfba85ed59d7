import { respondWithSection } from '#features/site/page-rendering/sections.page.tsx'

export const dynamic = 'force-dynamic'

/** The data of a live section, for a page whose service failed while it was rendered. */
export async function GET(request: Request, { params }: { params: Promise<{ block: string }> }) {
  return respondWithSection((await params).block, new URL(request.url).searchParams)
}
