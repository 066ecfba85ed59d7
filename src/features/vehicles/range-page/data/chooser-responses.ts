import { z } from 'zod'
import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { dealerContext } from '#features/dealers/dealers/server.ts'
import { listModelCards, listSpecifications } from '#features/vehicles/vehicles/server.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { brand } from '#platform/site/brand.ts'
import type { ModelCards } from '../model-cards.ts'
import { rangePageTexts } from '../texts.ts'
import { listStoryViews } from './story/list-story-views.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const cardsQuery = z.object({ lang: z.enum(languages), dealer: slug.optional() })
const rangeQuery = z.object({ lang: z.enum(languages), range: slug })

/** The browser caches a response for a minute, so that reopening a chooser causes no request. */
const headers = { 'cache-control': 'public, max-age=60' }

async function respond(load: () => Promise<object | null>, notFoundMessage: string): Promise<Response> {
  try {
    const data = await load()
    return data ? Response.json(data, { headers }) : problem(404, notFoundMessage)
  } catch (error) {
    log.error({ reason: String(error) }, 'Network response was not ok')
    return problem(503, 'The vehicles cannot be read at the moment.')
  }
}

/** Responds with all models as JSON (`ModelCards`), optionally for a dealer's pages. */
export async function respondWithModelCards(query: URLSearchParams): Promise<Response> {
  const parsed = cardsQuery.safeParse(Object.fromEntries(query))
  if (!parsed.success) return problem(400, 'Expected the query parameters "lang" and, optionally, "dealer".')
  const { lang, dealer } = parsed.data
  return respond(async (): Promise<ModelCards | null> => {
    const context = dealer === undefined ? null : await dealerContext(dealer)
    if (dealer !== undefined && !context) return null
    const { vehiclePrices: showsPrices } = context?.shows ?? everythingVisible
    const cards = await listModelCards(showsPrices)
    return { brand: brand.name, showsPrices, texts: rangePageTexts(lang).modelChooser, cards }
  }, 'Dealer not found.')
}

/** Responds with what `list` returns for the range of a query. */
async function respondAboutRange(
  query: URLSearchParams,
  list: (slug: string, language: Language) => Promise<object | null>,
): Promise<Response> {
  const parsed = rangeQuery.safeParse(Object.fromEntries(query))
  if (!parsed.success) return problem(400, 'Expected the query parameters "lang" and "range".')
  const { lang, range } = parsed.data
  return respond(() => list(range, lang), 'Range not found.')
}

/** Responds with the full specifications of a range's models as JSON (`Specifications`). */
export const respondWithSpecifications = (query: URLSearchParams): Promise<Response> =>
  respondAboutRange(query, listSpecifications)

/** Responds with the stories of a range's models as JSON (`StoryViews`). */
export const respondWithStories = (query: URLSearchParams): Promise<Response> =>
  respondAboutRange(query, listStoryViews)
