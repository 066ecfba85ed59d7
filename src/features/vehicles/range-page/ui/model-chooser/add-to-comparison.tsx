import type { Language } from '#platform/i18n/languages.ts'
import { rangePageTexts } from '../../texts.ts'
import { ModelsButton } from './models-button.island.tsx'

type Props = {
  label: string
  /** Codes of the compared models. */
  codes: readonly string[]
  dealerSlug: string | null
  language: Language
}

/** A button that opens the selector of all models, which adds one to a comparison. Hidden without JavaScript. */
export function AddToComparison({ label, codes, dealerSlug, language }: Props) {
  return (
    <div className="noscript:hidden">
      <ModelsButton
        label={label}
        title={label}
        ofRange={false}
        rangeSlug=""
        compared={codes}
        dealerSlug={dealerSlug}
        language={language}
        texts={rangePageTexts(language).configurator}
      />
    </div>
  )
}
