import { answerSpecSheet } from '#features/spec-sheets/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ range: string }> }

/** The specification sheet of a model, or of several beside each other, as PDF. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  return answerSpecSheet({ rangeSlug: (await params).range, query: new URL(request.url).searchParams })
}
