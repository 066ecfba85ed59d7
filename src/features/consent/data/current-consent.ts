import { unstable_cache } from 'next/cache'
import { day, everything } from '#platform/cache/channel.ts'
import { cms } from '#platform/cms.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { ConsentPurpose, ConsentText } from '../consent.ts'
import { tags } from '../rules/cache-tags.ts'
import { consentTextOn } from './consent-texts.ts'

/** Seconds. A change expires what is kept, and so does midnight. */
const aWeek = 7 * 24 * 60 * 60

/** The wording that holds today; null while there is none, and then nothing may be asked for. */
export function currentConsent(purpose: ConsentPurpose, language: Language): Promise<ConsentText | null> {
  const read = async () => consentTextOn(await cms(), { purpose, language, today: siteClock().today() })
  return unstable_cache(read, ['consent', purpose, language], {
    tags: [everything, day, tags.consent],
    revalidate: aWeek,
  })()
}
