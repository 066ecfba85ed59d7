import type { Payload } from 'payload'
import { logInvalidSetting } from '#platform/stored-values.ts'
import type { SiteSettings } from '../settings.ts'
import { siteSettingsOf } from './site.ts'

/** Reads the site's settings from the CMS; a value that cannot be used is logged and counts as not set. */
export async function readSettings(payload: Payload): Promise<SiteSettings> {
  const slug = 'site-settings'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return siteSettingsOf(stored, logInvalidSetting(slug))
}
