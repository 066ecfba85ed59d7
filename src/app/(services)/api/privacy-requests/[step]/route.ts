import { handlePrivacyStep } from '#features/people/privacy/services.ts'

export const dynamic = 'force-dynamic'

/** The steps of a privacy request: request, confirmation, download. */
export async function POST(request: Request, { params }: { params: Promise<{ step: string }> }) {
  return handlePrivacyStep((await params).step, request)
}
