import type { Live, LiveDataRequest } from '#features/blocks/index.ts'
import { loadRequestForm } from '#features/enquiries/server.ts'
import { log } from '#platform/log.ts'
import type { TradeInFormData } from '../trade-in-form-data.ts'
import { listTradeInSuggestions } from './trade-in-value.ts'

/** Loads the content of the form. Without suggestions it works as well. */
export async function loadTradeInForm(request: LiveDataRequest): Promise<Live<TradeInFormData>> {
  const [live, suggestions] = await Promise.all([
    loadRequestForm('tradeInForm', request, 'tradeIn'),
    listTradeInSuggestions().catch((error: unknown) => {
      log.warn({ err: error }, 'suggestions of the trade-in form not read')
      return []
    }),
  ])
  return live.state === 'ready' ? { ...live, data: { ...live.data, suggestions } } : live
}
