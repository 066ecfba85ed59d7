import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { defaultFinanceSettings } from '#features/finance/cms.ts'
import { everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import { log } from '#platform/log.ts'
import { tags } from '../rules/cache-tags.ts'
import type { SiteSettings } from '../settings.ts'
import { financeSettingsOf } from './finance.ts'
import { siteSettingsOf } from './site.ts'

/** Seconds. A change expires what is kept. */
const aWeek = 7 * 24 * 60 * 60

/** The settings as they are stored; a value that cannot be used is logged and its default used. */
export async function readSettings(payload: Payload): Promise<SiteSettings> {
  const question = { depth: 0, overrideAccess: true } as const
  const [finance, site] = await Promise.all([
    payload.findGlobal({ slug: 'finance-settings', ...question }),
    payload.findGlobal({ slug: 'site-settings', ...question }),
  ])
  const faultIn = (settings: string) => (path: string) =>
    log.error({ settings, path }, 'a setting cannot be used; its default is')
  return {
    ...siteSettingsOf(site, faultIn('site-settings')),
    finance: financeSettingsOf(finance, defaultFinanceSettings, faultIn('finance-settings')),
  }
}

/** Everything about the whole site that editors set. A saved change is on every page that shows it at once. */
export function siteSettings(): Promise<SiteSettings> {
  const read = async () => readSettings(await cms())
  return unstable_cache(read, ['site settings'], {
    tags: [everything, tags.settings],
    revalidate: aWeek,
  })()
}
