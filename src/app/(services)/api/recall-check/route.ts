import { handleCheck } from '#features/owners/recalls/services.ts'

export const dynamic = 'force-dynamic'

/** Looks up the recalls of a vehicle, whose VIN is in the body. Source: decision V-2. */
export async function POST(request: Request): Promise<Response> {
  return handleCheck(request)
}
