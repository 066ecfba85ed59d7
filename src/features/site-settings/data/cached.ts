import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import { logInvalidSetting } from '#platform/stored-values.ts'
import { tags } from '../rules/cache-tags.ts'
import type { SiteSettings } from '../settings.ts'
import { siteSettingsOf } from './site.ts'

/** Seconds. A change expires what is kept. */
const aWeek = 7 * 24 * 60 * 60

/** Reads the site's settings from the CMS; a value that cannot be used is logged and counts as not set. */
export async function readSettings(payload: Payload): Promise<SiteSettings> {
  const slug = 'site-settings'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return siteSettingsOf(stored, logInvalidSetting(slug))
}

/** Everything about the whole site that editors set. A saved change is on every page that shows it at once. */
export function siteSettings(): Promise<SiteSettings> {
  const read = async () => readSettings(await cms())
  return unstable_cache(read, ['site settings'], {
    tags: [everything, tags.settings],
    revalidate: aWeek,
  })()
}
