import type { Language } from '#platform/i18n/languages.ts'
import { findCosts } from '../data/load-costs.ts'
import { CostsSummary } from './costs-summary.tsx'

/**
 * Loads and renders the section of a range's page; nothing for a range without models. Not for the pages of dealers, whose
 * region may hide prices.
 */
export async function RangeCosts({ rangeSlug, language }: { rangeSlug: string; language: Language }) {
  const view = await findCosts(rangeSlug)
  return view && <CostsSummary view={view} language={language} />
}
