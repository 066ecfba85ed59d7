import { calculatorsOf, type FinanceSettings } from '#features/finance/index.ts'
import { findPage } from '#features/pages/server.ts'

/**
 * Returns the settings of the calculators in which a plan was chosen: those of the vehicle page, or of the given
 * finance page, which offers other terms and balloons.
 *
 * @returns null when the path is not that of a finance page with all calculators.
 * Source: decision F-5.
 */
export async function findCalculatorSettings(
  settings: FinanceSettings,
  page: string | null,
): Promise<FinanceSettings | null> {
  if (page === null) return settings
  const financePage = await findPage(page, 'en')
  const hasAllCalculators = financePage?.blocks.some(
    ({ block }) => block.blockType === 'financeCalculators' && calculatorsOf(block.variant).length > 1,
  )
  return hasAllCalculators ? { ...settings, instalmentCard: settings.comparison } : null
}
