import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { DealerRetry } from './dealer-retry.island.tsx'

type Props = {
  language: Language
  /** Path of the page. */
  path: string
}

/** Replaces the dealer's data: says what is missing from the page, and offers a retry. Source: decision F-13. */
export function UnavailableDealer({ language, path }: Props) {
  const { unavailable, retry, retrying, stillUnavailable } = dealerTexts(language).dealers
  return (
    <div data-unavailable-dealer className="mb-2 flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3">
      <p className="max-w-[60ch]">{unavailable}</p>
      <DealerRetry path={path} labels={{ retry, retrying, failed: stillUnavailable }} />
    </div>
  )
}
