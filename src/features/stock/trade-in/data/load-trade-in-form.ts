import { loadForm } from '#features/enquiries/enquiry-forms/server.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { log } from '#platform/process/log.ts'
import type { TradeInFormData } from '../trade-in-form-data.ts'
import { listTradeInSuggestions } from './trade-in-value.ts'

/** Loads the content of the form. Without suggestions it works as well. */
export async function loadTradeInForm(request: LiveDataRequest): Promise<Live<TradeInFormData>> {
  const [live, suggestions] = await Promise.all([
    loadForm('tradeIn', request),
    listTradeInSuggestions().catch((error: unknown) => {
      log.warn({ err: error }, 'suggestions of the trade-in form not read')
      return []
    }),
  ])
  return live.state === 'ready' ? { ...live, data: { forms: { tradeIn: live.data }, suggestions } } : live
}
