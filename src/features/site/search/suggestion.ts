import type { Kind } from './entry.ts'
import type { SearchTexts } from './texts.ts'

/** The labels of the header search, which are part of every page. */
export type SearchLabels = Pick<
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

/** A result of the header search, formatted for display in the browser. */
export type Suggestion = {
  readonly href: string
  readonly title: string
  readonly summary: string
  /** Set when it differs from the language of the page. */
  readonly language?: string
  readonly price?: string
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number }
}

/** The response of the header search: groups in display order. */
export type SuggestionGroups = readonly { readonly kind: Kind; readonly suggestions: readonly Suggestion[] }[]
