import { unstable_cache } from 'next/cache'
import { everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import { tags } from '../rules/cache-tags.ts'
import type { SiteSettings } from '../settings.ts'
import { readSettings } from './read.ts'

/** Seconds. A change expires what is kept. */
const aWeek = 7 * 24 * 60 * 60

/** Everything about the whole site that editors set. A saved change is on every page that shows it at once. */
export function siteSettings(): Promise<SiteSettings> {
  const read = async () => readSettings(await cms())
  return unstable_cache(read, ['site settings'], {
    tags: [everything, tags.settings],
    revalidate: aWeek,
  })()
}
