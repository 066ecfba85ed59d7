import { answerSection } from '#features/page-rendering/sections.page.tsx'

export const dynamic = 'force-dynamic'

/** The data of a live section, for a page whose service did not answer while it was made. */
export async function GET(request: Request, { params }: { params: Promise<{ block: string }> }) {
  return answerSection((await params).block, new URL(request.url).searchParams)
}
