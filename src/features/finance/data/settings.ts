import { unstable_cache } from 'next/cache'
import { everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import { tags } from '../rules/cache-tags.ts'
import type { FinanceSettings } from '../rules/settings.ts'
import { readFinanceSettings } from './read-settings.ts'

/** Seconds. A change expires what is cached. */
const aWeek = 7 * 24 * 60 * 60

/** Fees, rates and limits of the calculators. A saved change is on every page that shows one at once. */
export function financeSettings(): Promise<FinanceSettings> {
  return unstable_cache(async () => readFinanceSettings(await cms()), ['finance settings'], {
    tags: [everything, tags.settings],
    revalidate: aWeek,
  })()
}
