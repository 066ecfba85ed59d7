import { drawingAddress, drawingSize } from '#features/pictures/pictures/server.ts'
import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import type { Suggestion, SuggestionGroups } from '../suggestion.ts'
import type { SearchResult } from './find.ts'
import { addressOf, groupByKind, priceOf } from './result.ts'
import { search } from './search.ts'

/** Few enough to scan at a glance or by screen reader. */
const limits = { range: 4, model: 4, page: 4 }

function pictureOf({ kind, shown: { drawing } }: SearchResult): Suggestion['picture'] {
  if (kind !== 'range' || !drawing) return undefined
  const side = { kind: 'vehicle', view: 'side', ...drawing } as const
  return { src: drawingAddress(side), ...drawingSize(side) }
}

function suggestionOf(found: SearchResult, language: Language, priced: boolean): Suggestion {
  return {
    href: addressOf(found),
    title: found.title,
    summary: found.summary,
    language: found.language === language ? undefined : found.language,
    price: (priced ? priceOf(found, language) : null) ?? undefined,
    picture: pictureOf(found),
  }
}

/**
 * Handles the request of the header search: the typed query `q`, the `language` of the page, and `prices=none` on pages
 * without prices. Invalid parameters fall back to defaults.
 */
export async function handleSuggestions(query: URLSearchParams): Promise<Response> {
  const requested = query.get('language') ?? ''
  const language = isLanguage(requested) ? requested : 'en'
  const priced = query.get('prices') !== 'none'
  try {
    const { results } = await search(query.get('q') ?? '', { language, limits, priced })
    const groups: SuggestionGroups = groupByKind(results).map(({ kind, results: group }) => ({
      kind,
      suggestions: group.map((found) => suggestionOf(found, language, priced)),
    }))
    return Response.json(groups, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ reason: String(error) }, 'search failed')
    return problem(503, 'The search is not available at the moment. Try again in a few seconds.')
  }
}
