import type { Payload } from 'payload'
import { logInvalidSetting } from '#platform/documents/stored-values.ts'
import type { SiteSettings } from '../settings.ts'
import { parseSiteSettings } from './site.ts'

/** Reads the site settings from the CMS. An invalid value is logged and treated as not set. */
export async function readSettings(payload: Payload): Promise<SiteSettings> {
  const slug = 'site-settings'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return parseSiteSettings(stored, logInvalidSetting(slug))
}
