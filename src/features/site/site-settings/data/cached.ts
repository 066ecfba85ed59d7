import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import type { SiteSettings } from '../settings.ts'
import { readSettings } from './read.ts'

/** Returns the site settings, cached until an editor saves them. */
export function siteSettings(): Promise<SiteSettings> {
  return cached(caches.siteSettings, ['site settings'], async () => readSettings(await cms()))
}
