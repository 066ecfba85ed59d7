import { respondWithCalculatorTexts } from '#features/finance/finance/server.ts'

export const dynamic = 'force-dynamic'

/** The texts of the calculators of a range page, which most visitors do not open. */
export async function GET(request: Request) {
  return respondWithCalculatorTexts(new URL(request.url).searchParams)
}
