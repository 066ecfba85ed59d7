import type { CalculatorSettings } from '#features/finance/finance/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { listRanges } from '#features/vehicles/vehicles/server.ts'
import type { QuotedModel } from '../quoted-model.ts'
import { listQuotedModels } from './quoted-models.ts'

/** What the page of the line-up shows. */
export type FoundLineUp = {
  readonly ranges: readonly VehicleRange[]
  readonly models: readonly QuotedModel[]
  /** The terms of instalments that are not advertised. */
  readonly terms: CalculatorSettings['opening']
}

/**
 * Loads every range and model on sale, and the terms of their instalments.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findLineUp(): Promise<FoundLineUp> {
  const [ranges, models, settings] = await Promise.all([listRanges(), listQuotedModels(), financeSettings()])
  return { ranges, models, terms: settings.instalmentCard.opening }
}
