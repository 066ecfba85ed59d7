import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { LazyDealerRetry } from './lazy-dealer-retry.island.tsx'

type Props = { language: Language; path: string }

/** Replaces the content of a section that could not be loaded: a short message, and a retry. Source: decision G-3. */
export function UnavailableSection({ language, path }: Props) {
  const { retry, retrying, stillUnavailable } = dealerTexts(language).dealers
  return (
    <div data-unavailable-dealer className="grid justify-items-start gap-4">
      <p className="text-ink-2">{blockTexts(language).sections.failed}</p>
      <LazyDealerRetry path={path} labels={{ retry, retrying, failed: stillUnavailable }} />
    </div>
  )
}
