import { drawingAddress, drawingSize } from '#features/pictures/server.ts'
import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/log.ts'
import { problem } from '#platform/service/problem.ts'
import type { Suggestion, SuggestionGroups } from '../suggestion.ts'
import type { Found } from './find.ts'
import { addressOf, grouped, priceOf } from './result.ts'
import { search } from './search.ts'

/** Few enough to be taken in at a glance, and to be listened to. */
const most = { range: 4, model: 4, page: 4 }

function pictureOf({ kind, shown: { drawing } }: Found): Suggestion['picture'] {
  if (kind !== 'range' || !drawing) return undefined
  const side = { kind: 'vehicle', view: 'side', ...drawing } as const
  return { src: drawingAddress(side), ...drawingSize(side) }
}

function suggestionOf(found: Found, language: Language, priced: boolean): Suggestion {
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
 * Answers the header's search: `?q=` as far as it is typed, `language` of the page, and `prices=none` on pages that may
 * show none. Whatever is asked, it is answered.
 */
export async function answerSuggestions(query: URLSearchParams): Promise<Response> {
  const asked = query.get('language') ?? ''
  const language = isLanguage(asked) ? asked : 'en'
  const priced = query.get('prices') !== 'none'
  try {
    const { results } = await search(query.get('q') ?? '', { language, most })
    const groups: SuggestionGroups = grouped(results).map(({ kind, results: of }) => ({
      kind,
      suggestions: of.map((found) => suggestionOf(found, language, priced)),
    }))
    return Response.json(groups, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ reason: String(error) }, 'the search failed')
    return problem(503, 'The search does not answer at the moment. Try again in a few seconds.')
  }
}
