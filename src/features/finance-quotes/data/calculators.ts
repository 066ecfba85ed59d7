import { calculatorsOf, type FinanceSettings } from '#features/finance/index.ts'
import { findPage } from '#features/pages/server.ts'

/**
 * The settings of the calculators in which a plan was chosen: those of a vehicle's page, or of the finance page that
 * the address names, which offers other terms and balloons.
 *
 * @returns null where there is no such finance page.
 * Source: decision F-5.
 */
export async function settingsOfCalculators(
  settings: FinanceSettings,
  page: string | null,
): Promise<FinanceSettings | null> {
  if (page === null) return settings
  const found = await findPage(page, 'en')
  const comparesAll = found?.blocks.some(
    ({ block }) => block.blockType === 'financeCalculators' && calculatorsOf(block.variant).length > 1,
  )
  return comparesAll ? { ...settings, instalmentCard: settings.comparison } : null
}
