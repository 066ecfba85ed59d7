import type { Language } from '#platform/i18n/languages.ts'
import { dealerStockTexts } from '../texts.ts'
import { LazyStockRetry } from './lazy-stock-retry.island.tsx'

type Props = { href: string; language: Language }

/** Replaces a listing that cannot be loaded. Source: requirements D-087, D-394 and D-407; decision D-10. */
export function FailedStock({ href, language }: Props) {
  const { failures } = dealerStockTexts(language)
  return (
    <div data-unavailable-stock className="grid justify-items-start gap-4">
      <p role="alert" className="text-lead">
        {failures.failed}
      </p>
      <LazyStockRetry href={href} texts={failures} />
    </div>
  )
}
