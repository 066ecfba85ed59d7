import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { ConsentPurpose, ConsentText } from '../consent.ts'
import { consentTextOn } from './consent-texts.ts'

/** Returns the text that applies today; null when there is none, and then forms must not ask for consent. */
export function currentConsent(purpose: ConsentPurpose, language: Language): Promise<ConsentText | null> {
  const read = async () => consentTextOn(await cms(), { purpose, language, today: siteClock().today() })
  return cached(caches.consentText, ['consent', purpose, language], read)
}
