import type { Payload } from 'payload'
import { logInvalidSetting } from '#platform/stored-values.ts'
import { defaultFinanceSettings, type FinanceSettings } from '../rules/settings.ts'
import { parseFinanceSettings } from './stored-settings.ts'

/** Reads the finance settings from the CMS. An invalid value is logged and replaced by its default. */
export async function readFinanceSettings(payload: Payload): Promise<FinanceSettings> {
  const slug = 'finance-settings'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return parseFinanceSettings(stored, defaultFinanceSettings, logInvalidSetting(slug))
}
