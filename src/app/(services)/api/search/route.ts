import { handleSuggestions } from '#features/site/search/services.ts'

export const dynamic = 'force-dynamic'

/** Suggestions of the search in the header. */
export async function GET(request: Request): Promise<Response> {
  return handleSuggestions(new URL(request.url).searchParams)
}
