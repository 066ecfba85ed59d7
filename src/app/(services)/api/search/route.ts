import { answerSuggestions } from '#features/search/services.ts'

export const dynamic = 'force-dynamic'

/** What the search in the header suggests. */
export async function GET(request: Request): Promise<Response> {
  return answerSuggestions(new URL(request.url).searchParams)
}
