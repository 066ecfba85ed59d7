import { respondWithVisit } from '#features/enquiries/enquiry-forms/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ reference: string }> }

/** The file by which a visitor adds the visit of an enquiry to a calendar. */
export const GET = async (request: Request, { params }: Address) =>
  respondWithVisit((await params).reference, request)
