import type { Language } from '#platform/i18n/languages.ts'
import { rangePageTexts } from './texts.ts'
import { RecentConfiguration } from './ui/recent/recent-configuration.island.tsx'

/** The way back to the configuration that a visitor looked at last, for the end of a page. */
export function LastConfiguration({ language }: { language: Language }) {
  const { recent, continueWith, forget } = rangePageTexts(language).configuration
  return <RecentConfiguration texts={{ recent, continueWith, forget }} />
}
