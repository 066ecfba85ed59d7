import type { Language } from '#platform/i18n/languages.ts'
import { searchTexts } from '../texts.ts'
import { HeaderSearchPanel } from './header-search-panel.island.tsx'

type Props = {
  language: Language
  /** Whether the page may show prices. */
  priced: boolean
}

/** The search in the header of every page. Passes only the labels that it needs to the browser. */
export function HeaderSearch({ language, priced }: Props) {
  const { search, whatFor, suggestions, oneSuggestion, manySuggestions, noSuggestions, ...texts } =
    searchTexts(language).search
  const { suggestionsFailed, allResults, range, model, page } = texts
  const counts = { oneSuggestion, manySuggestions, noSuggestions }
  const labels = {
    search,
    whatFor,
    suggestions,
    ...counts,
    suggestionsFailed,
    allResults,
    range,
    model,
    page,
  }
  return <HeaderSearchPanel page={{ language, priced }} labels={labels} />
}
