import { respondWithGuaranteedValue } from '#features/finance/finance/server.ts'

export const dynamic = 'force-dynamic'

/** The guaranteed value of a model, for the calculators. */
export async function GET(request: Request) {
  return respondWithGuaranteedValue(new URL(request.url).searchParams)
}
