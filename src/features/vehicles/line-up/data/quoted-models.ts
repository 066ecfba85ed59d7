import { financeSettings } from '#features/finance/finance/server.ts'
import { quoteOfModel } from '#features/vehicles/vehicles/rules.ts'
import { listLineUpModels } from '#features/vehicles/vehicles/server.ts'
import type { QuotedModel } from '../quoted-model.ts'

/**
 * Lists every model on sale with what it costs a month. The quotes are not cached with the models, so that changed fees
 * or terms take effect.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listQuotedModels(): Promise<readonly QuotedModel[]> {
  const [models, settings] = await Promise.all([listLineUpModels(), financeSettings()])
  return models.map((model) => ({ ...model, quote: quoteOfModel(model, settings) }))
}
