import { z } from 'zod'
import { readUsedVehicleForm } from '#features/enquiries/enquiry-forms/server.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { findUsedVehicle } from '#features/stock/stock/server.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import type { StockDialogData, StockDialogResponse } from '../dialog-data.ts'
import { stockCardTexts } from '../texts.ts'

const querySchema = z.object({
  id: z.string().regex(/^[\w.-]{1,40}$/),
  lang: z.enum(languages),
  page: z.string().regex(/^\/[^\s?#]{0,300}$/),
})

async function readDialog(id: string, language: Language, page: string): Promise<StockDialogData | null> {
  const [vehicle, settings] = await Promise.all([findUsedVehicle(id), financeSettings()])
  if (!vehicle) return null
  const { carousel } = blockTexts(language)
  return {
    vehicle,
    calculator: settings.usedVehicles,
    texts: stockCardTexts(language).dialogs,
    financeTexts: financeTexts(language).finance,
    // The carousel itself fills in the position.
    carouselLabels: { ...carousel, position: String(carousel.position) },
    form: await readUsedVehicleForm(id, language, page),
  }
}

/** Responds with what the dialogs of a used vehicle show: 503 when the stock cannot be read. */
export async function respondWithDialog(query: URLSearchParams): Promise<Response> {
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) return problem(400, 'The query needs the id of a vehicle, a language and a path.')
  const { id, lang, page } = parsed.data
  try {
    const body: StockDialogResponse = { dialog: await readDialog(id, lang, page) }
    return Response.json(body, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ err: error, id }, 'used vehicle dialog not loaded')
    return problem(503, 'The vehicle could not be read. Please try again in a moment.', {
      'retry-after': '5',
    })
  }
}
