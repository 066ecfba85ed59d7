import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import type { FinanceSettings } from '../rules/settings.ts'
import { readFinanceSettings } from './stored-settings.ts'

/** Returns the cached finance settings. Saving them purges every page that displays one. */
export function financeSettings(): Promise<FinanceSettings> {
  return cached(caches.financeSettings, ['finance settings'], async () => readFinanceSettings(await cms()))
}
