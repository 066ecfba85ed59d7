import type { Kind } from './entry.ts'
import type { SearchTexts } from './texts.ts'

/** The words the header's search is made of; they travel with every page. */
export type SearchWords = Pick<
  SearchTexts,
  | 'search'
  | 'whatFor'
  | 'suggestions'
  | 'oneSuggestion'
  | 'manySuggestions'
  | 'noSuggestions'
  | 'suggestionsFailed'
  | 'allResults'
  | Kind
>

/** A result as the search in the header shows it, ready for a browser. */
export type Suggestion = {
  readonly href: string
  readonly title: string
  readonly summary: string
  /** Set when it is in another language than the page. */
  readonly language?: string
  readonly price?: string
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number }
}

/** What the header's search is answered, the groups in the order in which they are shown. */
export type SuggestionGroups = readonly { readonly kind: Kind; readonly suggestions: readonly Suggestion[] }[]
