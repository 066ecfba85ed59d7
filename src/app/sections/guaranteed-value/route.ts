import { answerGuaranteedValue } from '#features/finance/server.ts'

export const dynamic = 'force-dynamic'

/** What a model is guaranteed to be worth, for the calculators. */
export async function GET(request: Request) {
  return answerGuaranteedValue(new URL(request.url).searchParams)
}
