import { handleStockAlertRequest } from '#features/stock/stock-alerts/services.ts'

export const dynamic = 'force-dynamic'

/** Asks for an alert about used vehicles by e-mail. */
export async function POST(request: Request): Promise<Response> {
  return handleStockAlertRequest(request)
}
