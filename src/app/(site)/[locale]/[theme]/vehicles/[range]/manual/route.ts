import { respondWithManual } from '#features/owners/owner-manuals/server.ts'

export const dynamic = 'force-dynamic'

/** The owner's manual of a range, as PDF. */
export async function GET(request: Request, { params }: { params: Promise<{ range: string }> }) {
  return respondWithManual((await params).range, request)
}
