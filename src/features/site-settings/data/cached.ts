import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/cms.ts'
import type { SiteSettings } from '../settings.ts'
import { readSettings } from './read.ts'

/** Everything about the whole site that editors set. A saved change is on every page that shows it at once. */
export function siteSettings(): Promise<SiteSettings> {
  return cached(caches.siteSettings, ['site settings'], async () => readSettings(await cms()))
}
