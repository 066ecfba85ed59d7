import type { Language } from '#platform/i18n/languages.ts'
import { stockCardTexts } from '../../texts.ts'
import { CompareBar } from './compare-bar.island.tsx'

/** The vehicles chosen to compare; a page has it once, at the end of its content. */
export function VehicleCompareBar({ language }: { language: Language }) {
  return <CompareBar texts={stockCardTexts(language).compareBar} />
}
