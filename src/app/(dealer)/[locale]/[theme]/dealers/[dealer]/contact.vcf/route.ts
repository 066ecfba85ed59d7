import { respondWithContactCard } from '#features/dealers/dealer-sites/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ dealer: string }> }

/** The contact details of a dealer as vCard. */
export const GET = async (_: Request, { params }: Address) => respondWithContactCard((await params).dealer)
