import type { Payload } from 'payload'
import { logInvalidSetting } from '#platform/stored-values.ts'
import { defaultFinanceSettings, type FinanceSettings } from '../rules/settings.ts'
import { financeSettingsOf } from './stored-settings.ts'

/** Reads fees, rates and limits from the CMS; a value that cannot be used is logged and its default is used. */
export async function readFinanceSettings(payload: Payload): Promise<FinanceSettings> {
  const slug = 'finance-settings'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return financeSettingsOf(stored, defaultFinanceSettings, logInvalidSetting(slug))
}
