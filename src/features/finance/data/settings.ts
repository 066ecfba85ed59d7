import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/cms.ts'
import type { FinanceSettings } from '../rules/settings.ts'
import { readFinanceSettings } from './read-settings.ts'

/** Fees, rates and limits of the calculators. A saved change is on every page that shows one at once. */
export function financeSettings(): Promise<FinanceSettings> {
  return cached(caches.financeSettings, ['finance settings'], async () => readFinanceSettings(await cms()))
}
