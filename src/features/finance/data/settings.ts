import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import { logInvalidSetting } from '#platform/stored-values.ts'
import { tags } from '../rules/cache-tags.ts'
import { defaultFinanceSettings, type FinanceSettings } from '../rules/settings.ts'
import { financeSettingsOf } from './stored-settings.ts'

/** Seconds. A change expires what is cached. */
const aWeek = 7 * 24 * 60 * 60

/** Reads fees, rates and limits from the CMS; a value that cannot be used is logged and its default is used. */
export async function readFinanceSettings(payload: Payload): Promise<FinanceSettings> {
  const slug = 'finance-settings'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return financeSettingsOf(stored, defaultFinanceSettings, logInvalidSetting(slug))
}

/** Fees, rates and limits of the calculators. A saved change is on every page that shows one at once. */
export function financeSettings(): Promise<FinanceSettings> {
  return unstable_cache(async () => readFinanceSettings(await cms()), ['finance settings'], {
    tags: [everything, tags.settings],
    revalidate: aWeek,
  })()
}
