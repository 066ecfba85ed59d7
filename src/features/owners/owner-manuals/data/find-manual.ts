import { siteSettings } from '#features/site/site-settings/server.ts'
import { drawingOfModel, findRangeModels } from '#features/vehicles/vehicles/server.ts'
import { config } from '#platform/process/config.ts'
import { brand } from '#platform/site/brand.ts'
import { composeChapters } from '../compose/compose-manual.ts'
import { manualsPath } from '../compose/manual-path.ts'
import type { Manual } from '../manual.ts'
import { loadKinds } from './load-kinds.ts'

/**
 * Returns the manual of a range on sale; null for an unknown range and for one without models.
 *
 * @throws ServiceUnavailable when a service failed and no stale response is cached: a manual without its figures would
 * be taken for a complete one.
 */
export async function findManual(rangeSlug: string): Promise<Manual | null> {
  const found = await findRangeModels(rangeSlug)
  const [first] = found?.models ?? []
  if (!found || !first) return null
  const { range, models } = found
  const [kinds, { contact }] = await Promise.all([loadKinds(models), siteSettings()])
  return {
    title: `${range.brand} ${range.name}: owner’s manual`,
    ...{ rangeName: range.name, brand: range.brand, siteName: brand.siteName },
    models: models.map(({ name }) => name),
    drawing: drawingOfModel(first),
    roadside: contact.roadsideAssistance,
    address: config().siteUrl + manualsPath,
    chapters: composeChapters({ kinds, contact }),
  }
}
